/**
 * An answer is compressed once, up to what differs between visitors. That is appended for each call as an uncompressed block, which both
 * formats have (RFC 1951 and 1952, RFC 7932).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib'
import type { Encoding } from './encodings'

export interface Packed {
  encoding: Encoding
  /** The part that is kept; a text where it is not compressed, which Node sends in less time. */
  start: Uint8Array | string
  /** Length of the text in UTF-8, and its checksum, which only gzip has. */
  bytes: number
  crc: number
  /** Bytes of memory, roughly. */
  size: number
}

/** Smaller answers fit into one packet anyway, so that compressing each would not pay. */
export const MIN_COMPRESSED_BYTES = 1_000
/** Texts that are compressed once and sent to many are worth it from here. */
const MIN_CACHED_BYTES = 300
/** Bytes of memory of an object like these, roughly. */
const OBJECT_BYTES = 400
/** Compressed by deflate, no time, no system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** Higher qualities take much longer and save little of an answer. */
const BROTLI_QUALITY = 6

const deflated = promisify(deflateRaw)
const brotli = promisify(brotliCompress)

/** A flush ends the blocks on a byte, and does not mark the last one as the last. */
const STARTS = {
  br: (plain: Buffer, quality: number) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    return brotli(plain, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH })
  },
  gzip: async (plain: Buffer) =>
    Buffer.concat([GZIP_HEAD, await deflated(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })]),
}

/** @param quality of brotli, from 0 to 11 */
export const pack = async (text: string, acceptedEncoding: Encoding, quality = BROTLI_QUALITY): Promise<Packed> => {
  const plain = Buffer.from(text)
  const encoding = plain.length < MIN_CACHED_BYTES ? '' : acceptedEncoding
  // A copy, because what Node answers is part of a larger buffer, which would be kept with it.
  const start = encoding ? new Uint8Array(await STARTS[encoding](plain, quality)) : text
  return { encoding, start, bytes: plain.length, crc: crc32(plain), size: 2 * start.length + OBJECT_BYTES }
}

/** Bytes of the head of an uncompressed block, and of what ends the file. */
const FRAMES = { br: [3, 1], gzip: [5, 8] } as const

/** @param ending of the text; fewer than 65,536 bytes */
export const followedBy = ({ encoding, start, bytes, crc }: Packed, ending: string): string | Buffer<ArrayBuffer> => {
  if (typeof start === 'string' || !encoding) return start + ending
  const [head, end] = FRAMES[encoding]
  const length = Buffer.byteLength(ending)
  const out = Buffer.allocUnsafe(start.length + head + length + end)
  out.set(start)
  const at = start.length + head
  out.write(ending, at)
  if (encoding === 'br') {
    // An uncompressed block with a length of 16 bits, or three empty ones if nothing follows; then an empty last block.
    out.writeUIntLE(length ? (1 << 19) | ((length - 1) << 3) : 0x06_06_06, start.length, 3)
    out[at + length] = 3
  } else {
    // The last block, not compressed; then the checksum and length of the whole text.
    out[start.length] = 1
    out.writeUInt16LE(length, start.length + 1)
    out.writeUInt16LE(length ^ 0xff_ff, start.length + 3)
    out.writeUInt32LE(crc32(out.subarray(at, at + length), crc), at + length)
    out.writeUInt32LE(bytes + length, at + length + 4)
  }
  return out
}
