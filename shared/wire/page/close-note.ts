import type { WirePopup } from '../../model/popup'
import { object } from '../../values/names'

/** Text beside the close control while it counts down; '' for none (specification, section 3: design_properties). */
export const decodeCloseNote = ({ design_properties }: WirePopup): string =>
  String(object(design_properties).poptin_design_show_x_comment ?? '')
