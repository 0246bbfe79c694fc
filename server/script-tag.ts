import { escapeHtml } from './html'

/** The script tag that a site owner pastes. `more`: further attributes, of which empty ones are left out. */
export const scriptTag = (origin: string, siteKey: string, more: Record<string, string> = {}): string => {
  const attributes = Object.entries(more).flatMap(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : []))
  return `<script async src="${escapeHtml(origin)}/wisp.js" data-site="${escapeHtml(siteKey)}"${attributes.join('')}></script>`
}

/** The script of a page of our own server, all of which is its owner's. Without an address, it works under every name that the server has. */
export const pageScriptTag = (siteKey: string): string =>
  `<script async src="/wisp-page.js" data-site="${escapeHtml(siteKey)}" data-root="body"></script>`

/** The script of a marketing site's forms and other pieces. */
export const siteScriptTag = (origin: string): string =>
  `<script async src="${escapeHtml(origin)}/wisp-site.js"></script>`
