import type { Context } from 'hono'
import { NOTHING, noticePage } from '../notice-page'
import { Refusal } from '../refusal'
import type { Route } from '../route'

const YEAR = 'public, max-age=31536000, immutable'
/** The script's address never changes, so it is looked at again after five minutes; the old one does meanwhile. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400'

/** `br;q=0` refuses. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight = ''] = part.trim().split(';')
    return name?.trim() === encoding && !/q=0(\.0*)?$/.test(weight.trim())
  })

/** A browser that opens a page gets one for people. */
const missing = (c: Context): Response => {
  if (c.req.header('accept')?.includes('text/html')) return noticePage(c, NOTHING)
  throw new Refusal(404, 'There is nothing at this address')
}

/** A built file, in the best encoding that is there. Module scripts are fetched with CORS, so any origin may read it. */
export const asset: Route = {
  method: 'GET',
  path: '/*',
  async handle(c, { assets }) {
    const found = assets.get(c.req.path)
    if (!found) return missing(c)
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
    const body = await found.read(encoding)
    return c.body(new Uint8Array(body), 200, {
      ...headers,
      'Content-Type': found.type,
      ...(assets.has(`${c.req.path}.map`) && { SourceMap: `${c.req.path}.map` }),
      'Content-Length': `${body.byteLength}`,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  },
}
