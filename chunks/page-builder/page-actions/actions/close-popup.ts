import type { Act } from '../act'
import { byId } from '../elements'
import { popupNamed } from '../popup-of'

/** Without a name, the popup around the element. */
export const closePopup: Act = async ({ action, holder, runtime }) => {
  const around = runtime.placeOf(byId(action.element) ?? holder)
  const id = action.popup ? popupNamed(action.popup) : around.type === 'popup' && around.option
  // Without an id, all popups would close.
  if (id) (await runtime.joined()).popups.close(id)
}
