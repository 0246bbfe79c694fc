/** Everything the server is told, fetched beside the popup and not before it: nothing here is needed to draw one. */
export { flush } from './outbox'
export { begin, identify, limited } from './visit'
export { viewIdOf } from './waiting'
