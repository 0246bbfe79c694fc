/** Settings of a popup that the server sends in `design_properties` (specification, section 3). They are untrusted. */
import type { WirePopup } from '../../model/popup'
import { object, yes } from '../../values/names'

/** Text beside the close control while it counts down; '' for none. */
export const decodeCloseNote = ({ design_properties }: WirePopup): string =>
  String(object(design_properties).poptin_design_show_x_comment ?? '')

/** The popup's coupon code; '' for none. */
export const decodeCoupon = ({ design_properties }: WirePopup): string =>
  `${object(object(design_properties).coupon).code ?? ''}`

/** Settings of the consent box. */
export const decodeConsent = ({ design_properties }: WirePopup): { required: boolean; ticked: boolean } => {
  const { field_checkbox_required, field_checkbox_default_marked } = object(design_properties)
  return { required: yes(field_checkbox_required), ticked: yes(field_checkbox_default_marked) }
}
