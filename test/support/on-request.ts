/** Opens popups on request. STILL and CLOCK are options of a visit: with them a case need not wait for motion or time. */
import type { PopupDefinition } from '../../shared/model/popup'
import { popupOf } from './popup'
import type { Visit } from './visit.page'

/** Without animation, a closed popup is gone at once. */
export const STILL = { reducedMotion: 'reduce' } as const
/** Lets a case move the page's clock forward. */
export const CLOCK = { prepare: ({ page }: Visit) => page.clock.install() }

export const open = async (visit: Visit, id = 'popup00000001'): Promise<void> => {
  await visit.decided()
  await visit.wisp((wisp, popupId) => void wisp.open(popupId), id)
}

export const waiting = (changes: Parameters<typeof popupOf>[0]): PopupDefinition =>
  popupOf({ onClickOnly: true, triggers: {}, ...changes })
