/** The script by which a page that we host has a storage of its own, and what allows it in a Content-Security-Policy. */
import { createHash } from 'node:crypto'
import { SCOPES } from 'wisp:scope-storage'
import { escapeHtml } from '../lib/markup'

/** Each kind of storage is scoped by itself: if a browser blocks one of them, the others are scoped all the same. */
const TEXT = `for(const scope of[${SCOPES.join(',')}])try{scope(document.currentScript.dataset.scope+'.')}catch{}`

const SOURCE = `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`

/** In the page and not a file: it must run before our other scripts, and never be missing beside them. */
export const scopeTag = (siteKey: string): string => `<script data-scope="${escapeHtml(siteKey)}">${TEXT}</script>`

export const allowScope = (policy: string): string =>
  policy.replace("script-src 'self'", () => `script-src 'self' ${SOURCE}`)

/** A page as it was stored, with the script. Its first head is its own: no text of a document comes before. */
export const withScope = (html: string, siteKey: string): string =>
  html.replace('<head>', () => `<head>\n${scopeTag(siteKey)}`)

/** Another script makes another page of what was stored. */
export const SCOPE_VERSION = SOURCE

/** The next page may be another owner's at the same host: it is not told with which address this one was opened. */
export const HOSTED_REFERRER = 'strict-origin'
