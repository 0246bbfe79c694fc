import type { Context } from 'hono'
import { NOTHING, noticePage } from '../hosted/notice-page'
import { answerWith } from '../http/byte-range'
import { accepts } from '../http/encodings'
import { SHORT } from '../http/headers'
import { refuseFor } from '../http/rate'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { standIn } from './handover'
import { keyedScript } from './keyed-script'
import { besidePack, loosePack } from './packs'
import type { Services } from './services'

const YEAR = 'public, max-age=31536000, immutable'

/** Scripts that a page may name its site to, in their query. */
const TAGGED = /^\/wisp(-page|-site)?\.js$/

/** Browsers that open a missing page get HTML instead of a JSON error, and scripts of an earlier build the current one. */
const missing = async (c: Context, { assets }: Services): Promise<Response> => {
  if (c.req.header('accept')?.includes('text/html')) return noticePage(c, NOTHING)
  const module = loosePack(c.req.path) ?? (await standIn(c.req.path, assets))
  if (module)
    return c.body(module, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  throw new Refusal(404, 'There is nothing at this address')
}

/** A page that was opened by a server with another build asks this one for its chunks. */
const ofOtherBuild = async (c: Context, services: Services): Promise<Response> => {
  const { builds, lookups, caller } = services
  if (!builds) return missing(c, services)
  refuseFor(lookups(caller.network(c)), 'Too many requests from your address')
  const takes = (encoding: string): boolean => accepts(c.req.header('accept-encoding') ?? '', encoding)
  const beside = besidePack(c.req.path)
  const file = (await builds.find(c.req.path, takes)) ?? (beside ? await builds.find(beside, takes) : undefined)
  if (!file) return missing(c, services)
  const { body, type, encoding } = file
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'Cache-Control': YEAR,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

/**
 * Serves a built file in the best encoding available. Module scripts are fetched with CORS, so any origin may read it.
 */
export const asset: Route<Services> = {
  method: 'GET',
  path: '/*',
  async handle(c, services) {
    const { assets } = services
    const asset = assets.get(c.req.path) ?? assets.get(besidePack(c.req.path) ?? '')
    if (!asset) return ofOtherBuild(c, services)
    const key = TAGGED.test(c.req.path) && c.req.query('site')
    const keyed = key && (await keyedScript(c, services, c.req.path, key))
    if (keyed) return keyed
    const encoding = asset.encodings.find((name) => accepts(c.req.header('accept-encoding') ?? '', name))
    const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding',
      // Asked for in place of a copy that the browser has.
      'Cache-Control': asset.immutable ? YEAR : c.req.query('again') === undefined ? SHORT : 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const etags = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    if (etags.includes(etag)) return c.body(null, 304, headers)
    const body = new Uint8Array(await asset.read(encoding))
    // Films and documents are not compressed.
    if (!asset.encodings.length) return answerWith(c, body, { ...headers, 'Content-Type': asset.type })
    return c.body(body, 200, {
      ...headers,
      'Content-Type': asset.type,
      ...(assets.has(`${c.req.path}.map`) && { SourceMap: `${c.req.path.slice(c.req.path.lastIndexOf('/') + 1)}.map` }),
      'Content-Length': `${body.byteLength}`,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  },
}
