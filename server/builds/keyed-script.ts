/**
 * Our scripts with their site's key written in, for tools that take attributes off a tag or run its text without one. Below
 * `/s/SITE_KEY/` and with `?site=`, wisp.js asks the server as ever; `/s/SITE_KEY.js` has the answer inside (site-script.ts).
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { tagSettingsOf } from '../display/inside-answer'
import { encodingFor } from '../http/encodings'
import { SHORT } from '../http/headers'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { Services } from './services'

export const LOADER = '/wisp.js'

/** Stands for the loader's own module (shared/page/platform/tag.ts). */
const PLACE = 'wisp:address'
/** The texts that the other two scripts look through for their tag, minified (loader/own-tag.ts): the first that says something counts. */
const SOURCES = /\[(\w+\(document,"currentScript"\),\.\.\.\w+\(document,"scripts"\))\]/

/** The loader's test whether its tag says everything. It has to fail where the script contains its address: the tag may be a copy. */
const SAYS_ALL = '.dataset.site'

/**
 * The text of a script that says its own address and its site. All of it are letters that need no escape.
 * @param consent the mode where neither the tag nor the page says any; '' if that is the usual one
 */
export const scriptText = (text: string, file: string, address: string, key: string, consent = ''): string => {
  if (file === LOADER)
    return text
      .replace(PLACE, () => `${address}?site=${key}${consent && `&default-consent=${consent}`}`)
      .replace(SAYS_ALL, '.dataset.wisp')
  const saying = (attribute: string): string => `'<a src="${address}" ${attribute}'`
  const byDefault = consent && `,{outerHTML:window.wispSettings?.consent?'':${saying(`data-consent="${consent}"`)}}`
  return text.replace(SOURCES, (_, ofPage) => `[{outerHTML:${saying(`data-site="${key}"`)}},${ofPage}${byDefault}]`)
}

const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip), '': async (body: Buffer) => body }

/** The script of one site; undefined if there is no such site or script. @param file path of the script */
export const keyedScript = async (
  c: Context,
  { assets, caller, cache }: Services,
  file: string,
  key: string,
): Promise<Response | undefined> => {
  const asset = assets.get(file)
  if (!(asset && /^[\w-]{1,64}$/.test(key))) return
  const site = await cache.site(key)
  if (!site) return
  const { consent } = tagSettingsOf(site)
  const address = `${caller.base(c)}${file}`
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
  // Made once for each site and address: visitors ask for it as often as for the loader.
  const { body } = await cache.derived(`script ${asset.etag} ${encoding} ${address} ${consent}`, key, async () => {
    const text = scriptText((await asset.read()).toString(), file, address, key, consent)
    const packed = await PACK[encoding](Buffer.from(text))
    return { body: packed, size: packed.byteLength }
  })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const headers = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': SHORT,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'Content-Type': asset.type,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

const mustBe = (answer: Response | undefined): Response => {
  if (!answer) throw new Refusal(404, 'There is nothing at this address')
  return answer
}

export const otherSiteScript: Route<Services> = {
  method: 'GET',
  path: '/s/:key{[\\w-]+}/:file{wisp(?:-page|-site)?\\.js}',
  handle: async (c, services) => mustBe(await keyedScript(c, services, `/${param(c, 'file')}`, param(c, 'key'))),
}
