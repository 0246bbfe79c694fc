/**
 * Puts a gzip file together from pieces that were compressed before and strings that were not (RFC 1951 and 1952): blocks
 * of deflate that end on a byte can follow each other.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text in parts: at strings, what differs from call to call. */
export type Parts = (Piece | string)[]

export interface Piece {
  text: string
  /** Of the text in UTF-8. */
  bytes: number
  /** Blocks of deflate, made when they are first asked for; undefined if compression would not pay. */
  packed(): Buffer | undefined
}

/** Bytes of a piece from which on compression pays. */
const PAYS = 100
/** Bytes that a block without compression can hold, and those before them. */
const BLOCK = 65_535
const BLOCK_HEAD = 5
/** Compressed by deflate, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const END = Buffer.from([3, 0])
/** Of the checksum and the length. */
const TAIL = 8

/** Bytes of the buffer that zlib writes to, at least; 16 kB if not given. */
const ROOM = 512

/** What zlib answers is part of a larger buffer, which would be kept with it. */
const trimmed = (part: Buffer): Buffer => {
  const whole = Buffer.allocUnsafeSlow(part.length)
  part.copy(whole)
  return whole
}

// A flush ends the blocks on a byte, and does not mark the last one as the last.
const deflated = (text: string): Buffer =>
  trimmed(
    deflateRawSync(text, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      chunkSize: Math.max(ROOM, Math.ceil(text.length / 2)),
    }),
  )

export const pieceOf = (text: string): Piece => {
  const bytes = Buffer.byteLength(text)
  let packed: Buffer | undefined
  return {
    text,
    bytes,
    packed() {
      if (bytes >= PAYS) packed ??= deflated(text)
      return packed
    },
  }
}

export const textOf = (parts: Parts): string => {
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : part.text
  return text
}

/** In characters. */
export const lengthOf = (parts: Parts): number => {
  let length = 0
  for (const part of parts) length += typeof part === 'string' ? part.length : part.text.length
  return length
}

const storedLength = (bytes: number): number => bytes + BLOCK_HEAD * Math.ceil(bytes / BLOCK)

/** Writes blocks without compression. Returns where they end. */
const store = (plain: Buffer, out: Buffer, start: number): number => {
  let end = start
  for (let at = 0; at < plain.length; at += BLOCK) {
    const length = Math.min(BLOCK, plain.length - at)
    out[end] = 0
    out.writeUInt16LE(length, end + 1)
    out.writeUInt16LE(length ^ 0xff_ff, end + 3)
    plain.copy(out, end + BLOCK_HEAD, at, at + length)
    end += BLOCK_HEAD + length
  }
  return end
}

const bytesOf = (part: Piece | string): number => (typeof part === 'string' ? Buffer.byteLength(part) : part.bytes)
const packedOf = (part: Piece | string): Buffer | undefined => (typeof part === 'string' ? undefined : part.packed())

const largest = (parts: Parts): number =>
  parts.reduce(
    (sum, part) => sum + (packedOf(part)?.length ?? storedLength(bytesOf(part))),
    HEAD.length + END.length + TAIL,
  )

/** Used again and again by `gzipOf`, because most answers fit. */
const scratch = Buffer.allocUnsafeSlow(32 * 1024)
/** Bytes that a UTF-16 unit takes at most. */
const WIDEST = 3

const plainOf = (text: string): Buffer =>
  text.length * WIDEST > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text))

export const gzipOf = (parts: Parts): Buffer => {
  // Many small buffers would take longer than one of the whole.
  const plain = plainOf(textOf(parts))
  const out = Buffer.allocUnsafe(largest(parts))
  let end = HEAD.copy(out)
  // One block for all that stands between two compressed pieces.
  let [from, to] = [0, 0]
  for (const part of parts) {
    const packed = packedOf(part)
    to += bytesOf(part)
    if (!packed) continue
    end = store(plain.subarray(from, to - bytesOf(part)), out, end)
    end += packed.copy(out, end)
    from = to
  }
  end = store(plain.subarray(from), out, end)
  end += END.copy(out, end)
  end = out.writeUInt32LE(crc32(plain), end)
  return out.subarray(0, out.writeUInt32LE(plain.length % 2 ** 32, end))
}
