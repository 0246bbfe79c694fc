import type { Act } from '../act'
import { closePopup } from './close-popup'
import { hideElements } from './hide-elements'
import { markCampaignComplete } from './mark-campaign-complete'
import { openLink } from './open-link'
import { openPopup } from './open-popup'
import { showElements } from './show-elements'
import { submitForm } from './submit-form'

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
