/** What only popups with products need of a Wix site. */
export { decodeOffers } from './offers'
