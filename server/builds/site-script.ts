/** `/s/SITE_KEY.js`: the loader with the site's answer inside, so that a page asks nothing more before a popup fires. */
import { createHash } from 'node:crypto'
import { answerInside } from 'wisp:answer-inside'
import type { Context } from 'hono'
import { isTestHost } from '../../shared/model/test-hosts'
import { chosen, fitsLanguage } from '../../shared/targeting/choice'
import { isMachineName } from '../../shared/targeting/machine-name'
import { TAIL } from '../../shared/wire/addresses'
import { OWN_QUERIES } from '../display/answer-text'
import { insideOf } from '../display/inside'
import { tagSettingsOf } from '../display/inside-answer'
import type { Services as DisplayServices } from '../display/services'
import { encodingFor } from '../http/encodings'
import { followedBy, type Packed, pack } from '../http/packed-answer'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { Site } from '../sites/queries'
import { LOADER, scriptText } from './keyed-script'
import type { Services as BuildServices } from './services'

type Services = BuildServices & DisplayServices

/** Caches hand it out for a minute, and for half a minute more while they look whether there is a new one. */
const LIFETIME = 'max-age=60, stale-while-revalidate=30'
/** Headers that name the visitor's country, of caches whose manuals say that they ignore `Vary` (docs/cdn.md). */
const BLIND_CACHES = ['cf-ipcountry', 'cdn-requestcountrycode', 'cloudfront-viewer-country']
/** The best one: a script is made once after each change. */
const BROTLI_QUALITY = 11

/** The places in the minified loader that read its tag and ask the server. */
const TAG_PLACE = /=(\w+\(document,"currentScript"\)),/
const ASK_PLACE = /\b(\w+)\.site\?await /

/** A comment by which V8 compiles all at once; it has to come first. */
const HINT = /^\/\/#.*\n/

/** ASCII only, as pages declare any encoding, and no `<`, so that a page may have the script inline. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The loader as a function of what it is handed; undefined if this build's does not have the places. */
const wrapped = (loader: string): string | undefined => {
  if (!(TAG_PLACE.test(loader) && ASK_PLACE.test(loader))) return
  const [hint = ''] = HINT.exec(loader) ?? []
  const body = loader
    .slice(hint.length)
    .replace(TAG_PLACE, (_, read: string) => `=wispInside.tag||${read},`)
    .replace(ASK_PLACE, (_, page: string) => `${page}.site?await wispInside.ask(${page})||await `)
  return `${hint}(wispInside=>{${body}\n})((${answerInside})(`
}

const TOOLS = `{chosen:${chosen},fitsLanguage:${fitsLanguage},isMachineName:${isMachineName},isTestHost:${isTestHost}}`

interface CachedScript {
  packed: Packed
  hasPlaces: boolean
  hash: string
  size: number
}

const scriptOf = async (c: Context, services: Services, site: Site): Promise<Response | undefined> => {
  const { assets, caller, cache } = services
  const asset = assets.get(LOADER)
  if (!asset) return
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
  const { name, basis, make, copy, byCountry } = await insideOf(c, services, site)
  const { packed, hasPlaces, hash } = await cache.answer<CachedScript>(
    `script ${asset.etag} ${encoding} ${name}`,
    site.key,
    basis,
    async () => {
      const { consent, key } = tagSettingsOf(site)
      const loader = scriptText((await asset.read()).toString(), LOADER, `${caller.base(c)}${LOADER}`, key, consent)
      const start = wrapped(loader)
      const text = start
        ? `${start}${literal(await make(OWN_QUERIES.find((query) => loader.includes(query)) ?? TAIL))},${TOOLS},`
        : loader
      const packed = await pack(text, encoding, BROTLI_QUALITY)
      const hash = createHash('sha256').update(packed.start).digest('base64url')
      return { packed, hasPlaces: start !== undefined, hash, size: packed.size }
    },
  )
  const end = hasPlaces ? `${literal(copy)}));\n` : ''
  const { header = '' } = services.country ?? {}
  const isShared = !(byCountry && BLIND_CACHES.includes(header.toLowerCase()))
  const etag = `"${createHash('sha256')
    .update(hash + end)
    .digest('base64url')
    .slice(0, 16)}"`
  const headers = {
    ETag: etag,
    Vary: byCountry ? `Accept-Encoding, ${header}` : 'Accept-Encoding',
    'Cache-Control': `${isShared ? 'public' : 'private'}, ${LIFETIME}`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(followedBy(packed, end), 200, {
    ...headers,
    'Content-Type': asset.type,
    ...(packed.encoding && { 'Content-Encoding': packed.encoding }),
  })
}

export const siteScript: Route<Services> = {
  method: 'GET',
  path: '/s/:file{[\\w-]+\\.js}',
  async handle(c, services) {
    const key = param(c, 'file').replace(/\.js$/, '')
    const site = key.length <= 64 ? await services.cache.site(key) : undefined
    const script = site && (await scriptOf(c, services, site))
    if (!script) throw new Refusal(404, 'There is nothing at this address')
    return script
  },
}
