/** Settings of a popup that one chunk or two read from its answer. */
import type { WirePopup } from '../../model/popup'
import type { Campaign } from '../../page/model/campaign'
import type { LiveTargeting } from '../../targeting/table'
import { object, yes } from '../../values/names'

/** Text beside the close control while it counts down; '' for none (specification, section 3: design_properties). */
export const decodeCloseNote = ({ design_properties }: WirePopup): string =>
  String(object(design_properties).poptin_design_show_x_comment ?? '')

/** The popup's coupon code; '' for none. */
export const decodeCoupon = ({ design_properties }: WirePopup): string =>
  `${object(object(design_properties).coupon).code ?? ''}`

/** Settings of the consent box (specification, section 3). */
export const decodeConsent = ({ design_properties }: WirePopup): { required: boolean; ticked: boolean } => {
  const { field_checkbox_required, field_checkbox_default_marked } = object(design_properties)
  return { required: yes(field_checkbox_required), ticked: yes(field_checkbox_default_marked) }
}

/** The page's own rules, as the server sent them: whoever reads more than their keys must expect anything. */
export const decodeLive = (wire: WirePopup): LiveTargeting => object(wire.live)

/** Our own field, not in the specification; absent for a popup without any. */
export const priorityOf = ({ wire }: Pick<Campaign, 'wire'>): number => Number(wire.priority) || 0
