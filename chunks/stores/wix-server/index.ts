/** The calls of a Wix site to our own server: it asks for products to show, and tells which were looked at and bought. */
export { decodeOffers } from './offers'
export { tellFacts, tellOrder } from './tell'
