/**
 * Every word that visitors of popups read and the owner did not write (specification, sections 5 and 8), by the part of Wisp that says it.
 * A file each, because a chunk holds all of the files that it imports of. Other languages are in `translations/`.
 */
export { calendar } from './calendar'
export { coupon } from './coupon'
export { doubt } from './doubt'
export { draw } from './draw'
export { email } from './email'
export { form } from './form'
export { frame } from './frame'
export { gift } from './gift'
export { phone } from './phone'
export { preview } from './preview'
export { product } from './product'
export { scratch } from './scratch'
export { select } from './select'
export { shares } from './shares'
export { steps } from './steps'
export { teaser } from './teaser'
export { threshold } from './threshold'
export { units } from './units'
export { waiting } from './waiting'
export { wheel } from './wheel'
