/**
 * What applications beside the server use of it. They are built apart, with copies of these: nothing here keeps state,
 * and what does comes with the `Host` that each is given.
 */

export { pathOf } from './address/public-url'
export { fromItsFolder, rootFrom } from './address/relative'
export { escapeHtml } from './html'
export type { Host, Mounted, MountedRoute, MountedSite, SiteContent } from './mounted'
export { NOTHING, noticePage } from './notice-page'
export { OBJECT_HEADERS, PAGE_HEADERS } from './page-headers'
export { scriptTag, withUnchangedScripts } from './script-tag'
export type { TimedRule } from './store/price-rules'
