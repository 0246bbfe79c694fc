/** Everything the server is told, fetched beside the popup and not before it: nothing here is needed to draw one. */
export { flush } from './outbox'
export { showing } from './showing'
export { begin, identify, run } from './visit'
