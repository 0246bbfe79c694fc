import type { WirePopup } from '../model/popup'
import { object } from './names'

/** Said beside the control that counts down; '' when nothing is (specification, section 3: design_properties). */
export const decodeCloseNote = ({ design_properties }: WirePopup): string =>
  String(object(design_properties).poptin_design_show_x_comment ?? '')
