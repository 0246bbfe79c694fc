import { navigate } from '../../../../shared/page/platform/navigate'
import { bare } from '../../../../shared/page/platform/safe-dom'
import { safeAddress } from '../../../../shared/page/platform/safe-url'
import { trackingName } from '../../../../shared/wire/page/page-builder/markup'
import type { Act } from '../act'
import { controlOf } from '../control'
import { byId, popupNamed } from '../elements'
import { show } from '../reveal'
import { submitForm } from './submit-form'

const showElements: Act = ({ action }) => show(action.target, true)

/** No rule blocks what the visitor asked for. */
const openPopup: Act = async ({ action: { popup }, runtime }) => {
  if (popup) await (await runtime.joined()).popups.open(popupNamed(popup), 'click')
}

const openLink: Act = ({ action }) => {
  const address = action.target && safeAddress(action.target)
  if (address) navigate(address, action.newTab)
}

/** Only counts a hit; the element does what it does without us. */
const markCampaignComplete: Act = ({ action, holder, runtime }) => {
  const control = controlOf(holder)
  const { id, variant } = runtime.page
  const element = trackingName(control)
  runtime.hit({ ...runtime.placeOf(holder), event: action.name, element, tag: bare(control, 'localName') })
  dispatchEvent(new CustomEvent('wisp:campaign-complete', { detail: { page: id, variant, element } }))
}

const hideElements: Act = ({ action }) => show(action.target, false)

/** Without a name, the popup around the element. */
const closePopup: Act = async ({ action, holder, runtime }) => {
  const around = runtime.placeOf(byId(action.element) ?? holder)
  const id = action.popup ? popupNamed(action.popup) : around.type === 'popup' && around.option
  // Without an id, all popups would close.
  if (id) (await runtime.joined()).popups.close(id)
}

/** The actions of specification, section 4, by their names. */
export const ACTIONS: Record<string, Act> = {
  'open-link': openLink,
  'submit-form': submitForm,
  'open-popup': openPopup,
  'close-popup': closePopup,
  'show-elements': showElements,
  'hide-elements': hideElements,
  'mark-campaign-complete': markCampaignComplete,
}
