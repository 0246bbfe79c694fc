/** Loaded only for popups that need the cart of a Wix site, and to describe a failed call. */
export { addToCart, readCart } from './cart'
export { failureOf } from './failure'
export { watchCart } from './watch'
