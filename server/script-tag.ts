import { escapeHtml } from './html'

/** The script tag that a site owner pastes. `more`: further attributes, of which empty ones are left out. */
export const scriptTag = (origin: string, siteKey: string, more: Record<string, string> = {}): string => {
  const attributes = Object.entries(more).flatMap(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : []))
  return `<script async src="${escapeHtml(origin)}/wisp.js" data-site="${escapeHtml(siteKey)}"${attributes.join('')}></script>`
}
