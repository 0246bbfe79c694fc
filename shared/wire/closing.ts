/** Rare ways to close (specification, section 3: poptin_trigger), for the part that offers them. */
import type { WirePopup } from '../model/popup'
import { object, yes } from '../values/names'

interface Closing {
  /** The close button counts as a conversion. */
  converts: boolean
  /** Id of the popup to open when this one is closed without a conversion; '' for none. */
  opens: string
}

export const decodeClosing = ({ poptin_trigger }: WirePopup): Closing => {
  const { close_trigger, convert } = object(poptin_trigger)
  return { converts: yes(convert), opens: /^[\w-]{13}$/.test(`${close_trigger}`) ? `${close_trigger}` : '' }
}
