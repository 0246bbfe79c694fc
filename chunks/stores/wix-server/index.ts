/** What a Wix site needs of our own server: products to show, and telling which were looked at and bought. */
export { decodeOffers } from './offers'
export { tellFacts, tellOrder } from './tell'
