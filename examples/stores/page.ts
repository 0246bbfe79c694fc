/** Sends a page of a demo store: its built frame, filled in. */
import type { Context } from 'hono'
import { escapeHtml, fromItsFolder, type Host, PAGE_HEADERS, rootFrom, scriptTag } from '../../server/mount/public'
import type { ReadPage } from '../built-page'
import { type Markup, markup } from './markup'

interface Filled {
  title: string
  /** What the page tells its script. */
  data: Markup
  body: Markup
  /** Name of the page and of its script, and of the platform. */
  store: 'shopify' | 'wix'
  consent: boolean
  lang?: string
}

export const DEMO_STORES = { shopify: 'demo-shopify', wix: 'demo-wix' } as const

/** Demo stores exist only where their site does. */
export const exists = async ({ store }: Host, platform: Filled['store']): Promise<boolean> =>
  Boolean(await store.sites.find(DEMO_STORES[platform]))

/** The theme's script comes first and is not deferred: a platform's globals are there before any other script runs. */
export const sendPage = async (
  c: Context,
  read: ReadPage,
  filled: Filled,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const { store, consent, title, data, body, lang = 'en' } = filled
  const tag = scriptTag(rootFrom(c), DEMO_STORES[store], {
    'data-store': store,
    'data-consent': consent ? 'store' : 'none',
  })
  const theme = markup`<script src="/demo/${store}.js"></script>`.text
  const html = await read(store)
  const places = new Map([
    ['<!--head-->', `<title>${escapeHtml(title)}</title>${data.text}${theme}`],
    ['<!--wisp-tag-->', tag],
    ['<!--body-->', body.text],
  ])
  const page = html
    .replace('lang="en"', () => `lang="${escapeHtml(lang)}"`)
    .replace(/<!--(head|wisp-tag|body)-->/g, (place) => places.get(place) ?? place)
  return c.html(fromItsFolder(c, page), status, PAGE_HEADERS)
}
