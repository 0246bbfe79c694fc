import type { Context } from 'hono'
import { answerWith } from '../byte-range'
import { accepts } from '../encodings'
import { NOTHING, noticePage } from '../notice-page'
import { refuseFor } from '../rate'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'

const YEAR = 'public, max-age=31536000, immutable'
/** The script's URL never changes, so browsers revalidate it after five minutes, using the old copy meanwhile. */
export const SHORT = 'public, max-age=300, stale-while-revalidate=86400'

/** Browsers that open a missing page get HTML instead of a JSON error. */
const missing = (c: Context): Response => {
  if (c.req.header('accept')?.includes('text/html')) return noticePage(c, NOTHING)
  throw new Refusal(404, 'There is nothing at this address')
}

/** A page that was opened by a server with another build asks this one for its chunks. */
const ofOtherBuild = async (c: Context, { builds, lookups, caller }: Tools): Promise<Response> => {
  if (!builds) return missing(c)
  refuseFor(lookups(caller.network(c)), 'Too many requests from your address')
  const found = await builds.find(c.req.path, (encoding) => accepts(c.req.header('accept-encoding') ?? '', encoding))
  if (!found) return missing(c)
  const { body, type, encoding } = found
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
export const asset: Route = {
  method: 'GET',
  path: '/*',
  async handle(c, tools) {
    const { assets } = tools
    const found = assets.get(c.req.path)
    if (!found) return ofOtherBuild(c, tools)
    const encoding = found.encodings.find((one) => accepts(c.req.header('accept-encoding') ?? '', one))
    const etag = `"${found.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': found.immutable ? YEAR : SHORT,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return c.body(null, 304, headers)
    const body = new Uint8Array(await found.read(encoding))
    // Films and documents are not compressed.
    if (!found.encodings.length) return answerWith(c, body, { ...headers, 'Content-Type': found.type })
    return c.body(body, 200, {
      ...headers,
      'Content-Type': found.type,
      ...(assets.has(`${c.req.path}.map`) && { SourceMap: `${c.req.path.slice(c.req.path.lastIndexOf('/') + 1)}.map` }),
      'Content-Length': `${body.byteLength}`,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  },
}
