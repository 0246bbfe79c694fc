/**
 * Puts a gzip file together from pieces that were compressed before and strings that were not (RFC 1951 and 1952): blocks
 * of deflate that end on a byte can follow each other.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface Piece {
  text: string
  plain: Buffer
  /** Blocks of deflate, made when they are first asked for; undefined if compression would not pay. */
  packed(): Buffer | undefined
}

/** Bytes of a piece from which on compression pays. */
const PAYS = 100
/** Bytes that a block without compression can hold. */
const BLOCK = 65_535
/** Compressed by deflate, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const END = Buffer.from([3, 0])

export const pieceOf = (text: string): Piece => {
  const plain = Buffer.from(text)
  let packed: Buffer | undefined
  return {
    text,
    plain,
    packed() {
      // A flush ends the blocks on a byte, and does not mark the last one as the last.
      if (plain.length >= PAYS) packed ??= deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
      return packed
    },
  }
}

const stored = (plain: Buffer): Buffer[] => {
  const blocks: Buffer[] = []
  for (let at = 0; at < plain.length; at += BLOCK) {
    const part = plain.subarray(at, at + BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ 0xff_ff, 3)
    blocks.push(head, part)
  }
  return blocks
}

export const gzipOf = (parts: (Piece | string)[]): Buffer => {
  const out: Buffer[] = [HEAD]
  let [crc, length] = [0, 0]
  let waiting: Buffer[] = []
  const count = (plain: Buffer): void => {
    crc = crc32(plain, crc)
    length += plain.length
  }
  // One block for all that stands between two compressed pieces.
  const flush = (): void => {
    if (waiting.length) out.push(...stored(Buffer.concat(waiting)))
    waiting = []
  }
  for (const part of parts) {
    const plain = typeof part === 'string' ? Buffer.from(part) : part.plain
    const packed = typeof part === 'string' ? undefined : part.packed()
    count(plain)
    if (packed) {
      flush()
      out.push(packed)
    } else waiting.push(plain)
  }
  flush()
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc, 0)
  tail.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...out, END, tail])
}
