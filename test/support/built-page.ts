/** Pages of a page-builder on an origin of their own, under a strict policy, which records the hits that they send. */
import { readFileSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { at } from '../../build/paths.js'
import { withWorld } from './browser'
import { listen } from './listen'
import type { World } from './world'

/** Both pages of test/pages send their hits here; a page of `put` does so if it has data without `hits`. */
const HITS = '/wp-admin/admin-ajax.php'

interface RecordedHit {
  /** The mode of the request: only a beacon asks for no permission to read the answer. */
  by: 'beacon' | 'fetch'
  /** Content type of the request. */
  type: string
  form: Record<string, string>
}

interface BuiltPage {
  body: string
  head?: string
  /** The page's data, as in `<script type="application/json" data-wisp-page>`. */
  data?: unknown
  /** Attributes of the tag of wisp-page.js. */
  attributes?: string
  lang?: string
  /** A change that its server makes to the document. The page has no policy then, as a policy may not foresee it. */
  as?: ((document: string) => string) | undefined
}

interface BuiltPages {
  origin: string
  /** All hits that have arrived, in order. */
  hits: RecordedHit[]
  /** Adds a page. @returns its address, for `world.visit` */
  put(path: string, page: BuiltPage): string
  /** The address of a page of test/pages, with these attributes in its tag. */
  page(name: 'builder-original' | 'builder-ours', attributes?: string): string
  /** Answers of the site under other addresses; empty by default. */
  answer: (request: Request) => Response | Promise<Response>
  /** While set, hits are refused and not recorded. */
  down: boolean
  stop(): Promise<void>
}

const NONCE = 'n0nce'
/** The policy of a careful owner: nothing inline without the nonce, no string as markup, only known servers. */
const policy = (wisp: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${NONCE}'`,
    `style-src 'nonce-${NONCE}'`,
    `connect-src 'self' ${wisp}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
  ].join('; ')

const nothing = (): Response => new Response('')

const record = async (request: Request): Promise<RecordedHit> => ({
  by: request.headers.get('sec-fetch-mode') === 'no-cors' ? 'beacon' : 'fetch',
  type: request.headers.get('content-type') ?? '',
  form: Object.fromEntries(new URLSearchParams(await request.text())),
})

const documentOf = ({ body, data, head = '', lang = 'en' }: BuiltPage): string => {
  const json = JSON.stringify(data ?? {}).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A built page</title>${head}
<script type="application/json" data-wisp-page>${json}</script>{{tag}}</head><body data-page-id="page-1">${body}</body></html>`
}

const startBuiltPages = async (wisp: string): Promise<BuiltPages> => {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()
  const tag = (attributes: string): string =>
    `<script async src="${wisp}/wisp-page.js" nonce="${NONCE}" ${attributes}></script>`
  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url)
    const page = pages.get(pathname)
    if (page) {
      const { html, headers } = page
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
    }
    if (pathname !== HITS) return built.answer(request)
    const hit = await record(request)
    if (built.down) return new Response('', { status: 503 })
    built.hits.push(hit)
    return new Response('hit saved')
  })
  const serve = (path: string, document: string, attributes: string, as?: BuiltPage['as']): string => {
    const html = document.replaceAll('{{tag}}', tag(attributes)).replaceAll('{{wisp}}', wisp)
    pages.set(
      path,
      as ? { html: as(html), headers: {} } : { html, headers: { 'content-security-policy': policy(wisp) } },
    )
    return server.origin + path
  }
  const built: BuiltPages = {
    ...server,
    hits: [],
    answer: nothing,
    down: false,
    put: (path, page) =>
      serve(path, documentOf({ ...page, data: { hits: HITS, ...(page.data ?? {}) } }), page.attributes ?? '', page.as),
    page: (name, attributes = '') => serve(`/${name}`, readFileSync(at(`test/pages/${name}.html`), 'utf8'), attributes),
  }
  return built
}

/** A world as of `withWorld`, with pages of a page-builder beside it, anew for each case. */
export const withBuiltPages = (launch?: LaunchOptions): { world: World; built: BuiltPages } => {
  const fixture = withWorld(launch) as { world: World; built: BuiltPages }
  // Each case has an address of its own: pages of one case may report their end when the next case has begun.
  beforeEach(async () => {
    fixture.built = await startBuiltPages(fixture.world.wisp)
  })
  afterEach(() => fixture.built.stop())
  return fixture
}
