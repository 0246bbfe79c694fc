/** Triggers for moments that the site names: what its scripts say has happened, and elements that the visitor sees. */
export { element } from './element'
export { event } from './event'
