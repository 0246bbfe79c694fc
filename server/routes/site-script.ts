/** The loader with its site's key written in, for tools that take attributes off a tag or run its text without one. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { accepts } from '../encodings'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { SHORT } from './asset'
import { param } from './lookup'

const FILE = '/wisp.js'

/** What the loader has in this place (shared/platform/tag.ts). */
const PLACE = 'wisp:address'

const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip), '': async (body: Buffer) => body }

export const siteScript: Route = {
  method: 'GET',
  path: '/s/:file{[\\w-]+\\.js}',
  async handle(c, { assets, caller, known }) {
    const key = param(c, 'file').replace(/\.js$/, '')
    const asset = assets.get(FILE)
    if (!asset || !(await known.site(key))) throw new Refusal(404, 'There is nothing at this address')
    const address = `${caller.base(c)}${FILE}?site=${key}`
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(c.req.header('accept-encoding') ?? '', one)) ?? ''
    // Made once for each site and address: visitors ask for it as often as for the loader.
    const { body } = await known.derived(`script ${asset.etag} ${encoding} ${address}`, key, async () => {
      const text = (await asset.read()).toString().replace(PLACE, () => address)
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
  },
}
