/**
 * What a Shopify store and our server tell each other. Apart from the store's chunk, because a page needs it only when
 * there is something to report, or a popup that shows products or a threshold.
 */
export { offers } from './offers'
export { thresholds } from './shop'
export { tell } from './tell'
