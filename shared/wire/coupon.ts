import type { WirePopup } from '../model/popup'
import { object } from './names'

/** The code that a popup gives; '' where it gives none. */
export const decodeCoupon = ({ design_properties }: WirePopup): string =>
  `${object(object(design_properties).coupon).code ?? ''}`
