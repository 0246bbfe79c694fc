/** The owner's pictures, in the size and the kind of file that the address and the browser ask for. */

import type { Caller } from '../http/caller'
import { type Rate, refuseFor } from '../http/rate'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import type { Log } from '../lib/log'
import { QueueFull } from '../lib/work-queue'
import { noPicture } from './address'
import { OriginalsUnavailable } from './originals'
import type { Pictures } from './pictures'

interface Services {
  caller: Caller
  log: Log
  /** The owner's pictures; absent: there are none. */
  pictures?: Pictures | undefined
  /** Rate of pictures that have to be made, by network. */
  renderings: Rate
}

/** A picture of so many pixels takes one of the pictures that a caller may have made. */
export const PIXELS_PER_RENDERING = 500_000

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Somebody may open the picture by itself.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** The message is for the owner, so it goes to the log. */
const unavailable = (log: Log, message: string, error: Error): never => {
  log(`${error.name} ${error.message}`)
  throw new Refusal(503, message, { headers: { 'Retry-After': '10' } })
}

const busy =
  (log: Log) =>
  (error: unknown): never => {
    if (error instanceof QueueFull)
      throw new Refusal(503, 'Too many pictures are being made', { headers: { 'Retry-After': '5' } })
    if (error instanceof OriginalsUnavailable)
      return unavailable(log, 'The original of this picture cannot be read', error)
    throw error
  }

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** Bytes that are handed to a connection at once. */
const PART_BYTES = 256 * 1024

/** Sends the picture in parts, so that it is not copied as a whole for each connection, however slowly that reads. */
const inParts = (content: Uint8Array): ReadableStream<Uint8Array> => {
  let offset = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (offset < content.length) controller.enqueue(content.subarray(offset, offset + PART_BYTES))
        offset += PART_BYTES
        if (offset >= content.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

export const image: Route<Services> = {
  method: 'GET',
  path: '/img/*',
  async handle(c, { pictures, renderings, caller, log }) {
    if (!pictures) throw noPicture()
    const picture = await pictures.find(new URL(c.req.url).pathname, c.req.header('accept') ?? '')
    const etag = `"${picture.key}"`
    const headers = { ...HEADERS, ETag: etag, ...(picture.varies && { Vary: 'Accept' }) }
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const allow = (pixels: number): void =>
      refuseFor(
        renderings(caller.network(c), 1 + Math.floor(pixels / PIXELS_PER_RENDERING)),
        'Too many new pictures were asked for from your address',
      )
    const content = await picture.content(allow).catch(busy(log))
    return c.body(inParts(content), 200, {
      ...headers,
      'Content-Type': picture.type,
      'Content-Length': `${content.byteLength}`,
    })
  },
}
