/** Sends a page of a demo store: its built frame, filled in. */
import type { Context } from 'hono'
import { fromItsFolder, rootFrom } from '../address/relative'
import { escapeHtml } from '../html'
import { PAGE_HEADERS, readPage } from '../page-file'
import { Refusal } from '../refusal'
import type { Tools } from '../route'
import { scriptTag } from '../script-tag'
import { type Markup, markup } from './markup'

interface Filled {
  title: string
  /** What the page tells its script. */
  data: Markup
  body: Markup
  /** Folder of the page, which is also the name of its script and of the platform. */
  store: 'shopify' | 'wix'
  consent: boolean
  lang?: string
}

export const DEMO_STORES = { shopify: 'demo-shopify', wix: 'demo-wix' } as const

/** Demo stores exist only where their site does. */
export const existing = async ({ store }: Tools, platform: Filled['store']): Promise<void> => {
  if (!(await store.sites.find(DEMO_STORES[platform]))) throw new Refusal(404, 'There is nothing at this address')
}

/** The theme's script comes first and is not deferred: a platform's globals are there before any other script runs. */
export const sendPage = async (
  c: Context,
  tools: Tools,
  filled: Filled,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const { store, consent, title, data, body, lang = 'en' } = filled
  const tag = scriptTag(rootFrom(c), DEMO_STORES[store], {
    'data-store': store,
    'data-consent': consent ? 'store' : 'none',
  })
  const theme = markup`<script src="/demo/${store}.js"></script>`.text
  const html = await readPage(tools, `${store}.html`)
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
