/**
 * What applications beside the server use of it. They are built apart, with copies of these: nothing here keeps state,
 * and what does comes with the `Host` that each is given.
 */

export { NOTHING, noticePage } from '../hosted/notice-page'
export { OBJECT_HEADERS, PAGE_HEADERS } from '../hosted/page-headers'
export { pathOf } from '../http/address/public-url'
export { fromItsFolder, rootFrom } from '../http/address/relative'
export { escapeHtml } from '../lib/markup'
export type { TimedRule } from '../shop/price-rules'
export { scriptTag, withUnchangedScripts } from '../sites/script-tag'
export type { Host, Mounted, MountedRoute, MountedSite, SiteContent } from './mounted'
