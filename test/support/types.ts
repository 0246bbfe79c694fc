/** Popups of every type, in the size that they have by default. */
import { type Design, HORIZONTAL, type Position, VERTICAL } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { POPUP_TYPES, type PopupType } from '../../shared/model/popup-type'
import { popupOf } from './popup'
import type { Visit } from './visit.page'

/** Games have tests of their own. */
export const TYPES = POPUP_TYPES.filter((type) => type !== 'gamified')

export const POSITIONS = VERTICAL.flatMap((vertical) =>
  HORIZONTAL.map((horizontal): Position => `${vertical}-${horizontal}`),
)

export const idOf = (type: PopupType): string => `popup${type}0000000`.slice(0, 13)

/** Opens only on request. */
export const ofType = (
  type: PopupType,
  { design, ...changes }: Partial<Omit<PopupDefinition, 'design'>> & { design?: Partial<Design> } = {},
): PopupDefinition =>
  popupOf({
    id: idOf(type),
    name: type,
    type,
    size: { width: 0, height: 0 },
    triggers: {},
    onClickOnly: true,
    ...changes,
    design: { entryEffect: 'none', exitEffect: 'none', ...design },
  })

/** Some types only show on phones. */
export const PHONE = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', hasTouch: true }

export const frameOf = ({ page }: Visit) => page.locator('wisp-popup .wisp-frame')

export const openType = async (visit: Visit, type: PopupType): Promise<void> => {
  await visit.wisp((wisp, id) => wisp.open(id), idOf(type))
  await frameOf(visit).first().waitFor()
}

export const closeAll = async (visit: Visit): Promise<void> => {
  await visit.wisp((wisp) => wisp.close())
  await frameOf(visit).first().waitFor({ state: 'detached' })
}
