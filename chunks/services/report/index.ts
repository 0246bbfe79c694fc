/** All reports to the server. Loaded beside a popup, not before it: drawing does not need it. */
export { give } from './convert'
export { flush } from './outbox'
export { showing } from './showing'
export { begin, run } from './visit'
