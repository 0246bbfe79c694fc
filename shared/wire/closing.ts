/** How few popups close (specification, section 3: poptin_trigger and design_properties). Apart from the rest, because only their parts read it. */
import type { WirePopup } from '../popup'
import { object, yes } from './names'

/** Said beside the control that counts down; '' when nothing is. */
export const decodeCloseNote = ({ design_properties }: WirePopup): string =>
  String(object(design_properties).poptin_design_show_x_comment ?? '')

export interface Closing {
  /** Its close button counts as a conversion. */
  converts: boolean
  /** Id of the popup that opens when this one is closed without a conversion; '' when none does. */
  opens: string
}

export const decodeClosing = ({ poptin_trigger }: WirePopup): Closing => {
  const { close_trigger, convert } = object(poptin_trigger)
  return { converts: yes(convert), opens: /^[\w-]{13}$/.test(`${close_trigger}`) ? `${close_trigger}` : '' }
}
