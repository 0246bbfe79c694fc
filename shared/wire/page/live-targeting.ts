import type { WirePopup } from '../../model/popup'
import type { LiveTargeting } from '../../targeting/table'
import { object } from '../../values/names'

/** The page's own rules, as the server sent them: whoever reads more than their keys must expect anything. */
export const decodeLive = (wire: WirePopup): LiveTargeting => object(wire.live)
