/**
 * The server's code for applications beside it. They are built apart, with copies of this, so nothing here keeps state:
 * everything that does comes with the `Host` that each application is handed.
 */

export { NOTHING, noticePage } from '../hosted/notice-page'
export { OBJECT_HEADERS, PAGE_HEADERS } from '../hosted/page-headers'
export { pathOf } from '../http/address/public-url'
export { fromItsFolder, rootFrom } from '../http/address/relative'
export { escapeHtml } from '../lib/markup'
export type { TimedRule } from '../shop/price-rules'
export { scriptTag, withUnchangedScripts } from '../sites/script-tag'
export type { Host, Mounted, MountedRoute, MountedSite, SiteContent } from './mounted-applications'
