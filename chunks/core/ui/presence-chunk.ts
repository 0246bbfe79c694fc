import type { Effect } from '../../../shared/model/design'
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { Page } from '../../../shared/page/model/page'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import type { Effects } from './effects'
import type { Live } from './live'

/** Exports of the presence chunk: what an open popup needs once it is painted. */
export interface PresenceChunk extends Pick<Reporting, 'showing'> {
  /**
   * Does for an open popup what is not needed to paint it: see popup/presence.
   * @param raise puts it over the page again, where it stands beside the page's content
   */
  attend(frame: HTMLElement, live: Live, raise?: () => void): Stop
  /** Calls `onLeave` when the frame has left; at once without an animation. */
  leave(frame: HTMLElement, effect: Effect, isForced: boolean, onLeave: () => void, more?: Effects): void
}

let presence: PresenceChunk | undefined

export const loadPresence = async (page: Pick<Page, 'load' | 'ui'>): Promise<PresenceChunk> => {
  presence ??= await loadBesideUi<PresenceChunk>(page, 'presence')
  return presence
}

/** A popup that is closed before the chunk has come leaves at once. */
export const leave: PresenceChunk['leave'] = (frame, effect, isForced, onLeave, more) =>
  presence ? presence.leave(frame, effect, isForced, onLeave, more) : onLeave()
