import type { Act } from '../act'
import { popupNamed } from '../popup-of'

/** No rule blocks what the visitor asked for. */
export const openPopup: Act = async ({ action: { popup }, runtime }) => {
  if (popup) await (await runtime.joined()).popups.open(popupNamed(popup), 'click')
}
