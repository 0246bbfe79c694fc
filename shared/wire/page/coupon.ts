import type { WirePopup } from '../../model/popup'
import { object } from '../../values/names'

/** The popup's coupon code; '' for none. */
export const decodeCoupon = ({ design_properties }: WirePopup): string =>
  `${object(object(design_properties).coupon).code ?? ''}`
