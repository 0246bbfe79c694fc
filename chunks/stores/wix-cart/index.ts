/** What only popups that need the cart load of a Wix site; and what to say of a failed call, which should be rare. */
export { addToCart, readCart } from './cart'
export { failureOf } from './failure'
export { watchCart } from './watch'
