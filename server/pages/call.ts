/** Pages that were imported, and the pictures and films in them. */

import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { NOTHING, noticePage, pausedNotice, thanksPage } from '../hosted/notice-page'
import { allowScope, HOSTED_REFERRER, SCOPE_VERSION, withScope } from '../hosted/scope-tag'
import { oursFromItsFolder } from '../http/address/relative'
import { answerWith } from '../http/byte-range'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { escapeHtml } from '../lib/markup'
import { maySee } from '../sites/owner-link'
import { mayHaveSiteLinks, withSiteLinksOfOurs } from '../template/site-links'
import { ORIGIN } from './page-html'
import type { ServedPage } from './queries'
import { DRAW_RANGE } from './rows'
import type { Services } from './services'

/**
 * The same for each request of a caller, so that a visitor keeps a variant without anything being stored, before or
 * after consent. Visitors of one network with the same browser get the same one.
 */
const drawOf = (slug: string, network: string, browser: string): number =>
  createHash('sha256').update(`${slug}\n${network}\n${browser}`).digest().readUInt32BE(0) % DRAW_RANGE

/**
 * The variant that the address names, if visitors get it too or its owner looks at it; otherwise the one that this visitor always
 * gets.
 */
export const findPage = async (c: Context, services: Services): Promise<ServedPage | undefined> => {
  const { store, caller } = services
  const slug = param(c, 'slug')
  if (!/^[a-z\d-]{1,60}$/.test(slug)) return
  const draw = drawOf(slug, caller.network(c), c.req.header('user-agent') ?? '')
  const name = c.req.query('variant')
  const namedPage =
    name === undefined || name.includes('\0') ? undefined : await store.pages.serve(slug, { draw, name })
  if (namedPage && !(namedPage.hidden && !(await maySee(c, namedPage.siteKey, services)))) return namedPage
  return store.pages.serve(slug, { draw })
}

/** The addresses of the server and of the site’s own pages, and the script for storage, are part of the HTML, so other ones make another version. */
const etagOf = ({ version }: ServedPage, ...filledIn: string[]): string =>
  `"${version}-${createHash('sha256')
    .update(filledIn.join('') + SCOPE_VERSION)
    .digest('base64url')
    .slice(0, 8)}"`

export const page: Route<Services> = {
  method: 'GET',
  path: '/l/:slug',
  compressed: true,
  polled: true,
  async handle(c, services) {
    const page = await findPage(c, services)
    if (!page) return noticePage(c, NOTHING)
    const elsewhere = services.hosts.move(c, page.siteKey)
    if (elsewhere) return elsewhere
    const preview = c.req.query('preview') === page.id
    if (page.paused && !(preview && (await maySee(c, page.siteKey, services))))
      return noticePage(c, pausedNotice(page.language), page.language)
    if (c.req.query('sent') !== undefined) return thanksPage(c, page.language)
    const base = services.hosts.pagesOf(page.siteKey, c)
    const site = mayHaveSiteLinks(page.html) ? await services.cache.site(page.siteKey) : undefined
    const html = site ? withSiteLinksOfOurs(page.html, site.addresses) : page.html
    return c.html(withScope(oursFromItsFolder(c, html).replaceAll(ORIGIN, escapeHtml(base)), page.siteKey), 200, {
      // Two visitors may get different variants, so no cache may keep one for all.
      'Cache-Control': page.tested ? 'private, no-cache' : 'no-cache',
      'Content-Security-Policy': allowScope(page.policy),
      'Referrer-Policy': HOSTED_REFERRER,
      ETag: etagOf(page, base, ...Object.values(site?.addresses ?? {})),
      // Keep previews out of search engines.
      ...((preview || c.req.query('variant') !== undefined) && { 'X-Robots-Tag': 'noindex' }),
    })
  },
}

/** An SVG that somebody opens by itself is a document: it may not run scripts or load anything. */
const FILE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'Accept-Ranges': 'bytes',
}

export const pageFile: Route<Services> = {
  method: 'GET',
  path: '/l-files/:name',
  async handle(c, { store }) {
    const name = param(c, 'name')
    const file = /^[\da-f]{24}\.[a-z\d]{3,4}$/.test(name) ? await store.pages.file(name) : undefined
    if (!file) return noticePage(c, NOTHING)
    const content = new Uint8Array(file.content)
    const headers = { ...FILE_HEADERS, 'Content-Type': file.type, ETag: `"${name}"` }
    if (c.req.header('if-none-match')?.includes(`"${name}"`)) return c.body(null, 304, headers)
    return answerWith(c, content, headers)
  },
}
