/** Reads what an element does when it is pressed. */
import type { ElementAction } from '../../../page/model/page-builder'
import { text, yes } from '../../../values/names'

/** An earlier relative of the builder had these two, for one element each. */
const SINGULAR = /^(show|hide)-element$/

/** `raw` is untrusted. */
export const decodeAction = (raw: Record<string, unknown>): ElementAction => ({
  name: text(raw.action).replace(SINGULAR, '$1-elements'),
  target: [raw.target].flat().map(text).filter(Boolean).join(),
  newTab: yes(raw['new-tab']),
  element: text(raw['element-id']),
  popup: text(raw['popup-id']),
})
