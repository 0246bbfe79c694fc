import { siteData } from './data'

/**
 * The calls of a site are at the root of its host, for its own scripts and for others. Where the demo lies below a path, the root
 * belongs to somebody else, so they go below it.
 */
export const callBelowPath = (): void => {
  const path = siteData.root.replace(/\/demo\/wix\/$/, '')
  if (!path) return
  const { fetch } = window
  window.fetch = (input, init) =>
    fetch(typeof input === 'string' && input.startsWith('/_api/') ? path + input : input, init)
}
