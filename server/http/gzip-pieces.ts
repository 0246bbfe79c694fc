/**
 * Puts a gzip file together from pieces that were compressed before and strings that were not (RFC 1951 and 1952): blocks
 * of deflate that end on a byte can follow each other.
 */
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { followed, shiftOf } from '../lib/checksum'

/** A text that is kept compressed, which takes a third of the memory. */
interface Packed {
  /** Blocks of deflate that end on a byte. */
  packed: Buffer
  /** Length of the text in UTF-8, and its checksum. */
  bytes: number
  crc: number
  shift: number
}

/** A text in parts. */
export type Parts = (Packed | string)[]

/** Characters. */
const SMALL_PART_CHARACTERS = 1_000
/** Bytes of a text from which on compression pays. */
const MIN_PACKED_BYTES = 100
/** Bytes that a block without compression can hold, and those before them. */
const MAX_BLOCK_BYTES = 65_535
const BLOCK_HEAD_BYTES = 5
/** Compressed by deflate, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const END = Buffer.from([3, 0])
/** Of the checksum and the length. */
const TAIL_BYTES = 8
/** A flush ends the blocks on a byte, and does not mark the last one as the last. */
const FLUSH = { finishFlush: constants.Z_SYNC_FLUSH }
/** Bytes of the buffer that zlib writes to, at least. */
const MIN_CHUNK_BYTES = 512
/** Bytes of memory of an object like these, roughly. */
const OBJECT_BYTES = 200
/** Bytes that a UTF-16 unit takes at most in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3

/** What zlib answers is part of a larger buffer, which would be kept with it. */
const trimmed = (part: Buffer): Buffer => {
  const whole = Buffer.allocUnsafeSlow(part.length)
  part.copy(whole)
  return whole
}

const pieceOf = (text: string): Packed | string => {
  const plain = Buffer.from(text)
  const bytes = plain.length
  if (bytes < MIN_PACKED_BYTES) return text
  const packed = deflateRawSync(plain, {
    ...FLUSH,
    level: 9,
    chunkSize: Math.max(MIN_CHUNK_BYTES, Math.ceil(bytes / 2)),
  })
  return { packed: trimmed(packed), bytes, crc: crc32(plain), shift: shiftOf(bytes) }
}

/** Compresses the parts of a text, unless all of it is so small that it fits into one packet. */
export const piecesOf = (texts: string[]): Parts =>
  texts.reduce((sum, text) => sum + text.length, 0) < SMALL_PART_CHARACTERS ? texts : texts.map(pieceOf)

/** Bytes of memory, roughly. */
export const sizeOf = (part: Packed | string): number =>
  OBJECT_BYTES + (typeof part === 'string' ? 2 * part.length : part.packed.length)

/** Whether any of it is compressed. */
export const isPacked = (parts: Parts): boolean => parts.some((part) => typeof part !== 'string')

/** Bytes of unpacked texts that are kept for those who take no compression, such as a proxy that strips the header. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024

const unpacked = new LRUCache<Packed, string>({ maxSize: MAX_UNPACKED_BYTES, sizeCalculation: (_, { bytes }) => bytes })

const unpack = (part: Packed): string => {
  const cached = unpacked.get(part)
  if (cached !== undefined) return cached
  const text = inflateRawSync(part.packed, FLUSH).toString()
  unpacked.set(part, text)
  return text
}

/** For those who take no compression. */
export const textOf = (parts: Parts): string =>
  parts.map((part) => (typeof part === 'string' ? part : unpack(part))).join('')

/** Writes blocks without compression. Returns where they end. */
const store = (plain: Buffer, out: Buffer, start: number): number => {
  let end = start
  for (let offset = 0; offset < plain.length; offset += MAX_BLOCK_BYTES) {
    const length = Math.min(MAX_BLOCK_BYTES, plain.length - offset)
    out[end] = 0
    out.writeUInt16LE(length, end + 1)
    out.writeUInt16LE(length ^ 0xff_ff, end + 3)
    plain.copy(out, end + BLOCK_HEAD_BYTES, offset, offset + length)
    end += BLOCK_HEAD_BYTES + length
  }
  return end
}

const maxBytesOf = (part: Packed | string): number => {
  if (typeof part !== 'string') return part.packed.length
  const bytes = MAX_BYTES_PER_CHARACTER * part.length
  return bytes + BLOCK_HEAD_BYTES * Math.ceil(bytes / MAX_BLOCK_BYTES)
}

/** Used again and again, because most answers fit. */
const scratch = Buffer.allocUnsafeSlow(64 * 1024)

const bufferFor = (parts: Parts): Buffer => {
  const maxBytes = parts.reduce((sum, part) => sum + maxBytesOf(part), HEAD.length + END.length + TAIL_BYTES)
  return maxBytes > scratch.length ? Buffer.allocUnsafe(maxBytes) : scratch
}

export const gzipOf = (parts: Parts): Buffer => {
  const out = bufferFor(parts)
  let [end, crc, length] = [HEAD.copy(out), 0, 0]
  // One block for all that stands between two compressed pieces.
  let waiting = ''
  const flush = (): void => {
    if (!waiting) return
    const plain = Buffer.from(waiting)
    end = store(plain, out, end)
    crc = crc32(plain, crc)
    length += plain.length
    waiting = ''
  }
  for (const part of parts) {
    if (typeof part === 'string') {
      waiting += part
      continue
    }
    flush()
    end += part.packed.copy(out, end)
    crc = followed(crc, part.crc, part.shift)
    length += part.bytes
  }
  flush()
  end += END.copy(out, end)
  end = out.writeUInt32LE(crc, end)
  return Buffer.from(out.subarray(0, out.writeUInt32LE(length % 2 ** 32, end)))
}
