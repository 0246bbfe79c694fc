/** Settings of the consent box (specification, section 3). */
import type { WirePopup } from '../../model/popup'
import { object, yes } from '../../values/names'

export const decodeConsent = ({ design_properties }: WirePopup): { required: boolean; ticked: boolean } => {
  const { field_checkbox_required, field_checkbox_default_marked } = object(design_properties)
  return { required: yes(field_checkbox_required), ticked: yes(field_checkbox_default_marked) }
}
