import type { WirePopup } from '../../model/popup'
import type { LiveTargeting } from '../../targeting/table'
import { object } from '../../values/names'

/** What is decided on the page, as the server sent it: whoever reads more than its keys must expect anything. */
export const decodeLive = (wire: WirePopup): LiveTargeting => object(wire.live)
