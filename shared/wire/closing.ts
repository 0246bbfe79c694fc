/** How few popups close (specification, section 3: poptin_trigger). Apart from the rest, because only their part reads it. */
import type { WirePopup } from '../model/popup'
import { object, yes } from './names'

interface Closing {
  /** Its close button counts as a conversion. */
  converts: boolean
  /** Id of the popup that opens when this one is closed without a conversion; '' when none does. */
  opens: string
}

export const decodeClosing = ({ poptin_trigger }: WirePopup): Closing => {
  const { close_trigger, convert } = object(poptin_trigger)
  return { converts: yes(convert), opens: /^[\w-]{13}$/.test(`${close_trigger}`) ? `${close_trigger}` : '' }
}
