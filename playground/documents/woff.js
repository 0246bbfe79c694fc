/** A browser takes only bare fonts from a folder. A WOFF file has the same tables, compressed one by one: https://www.w3.org/TR/WOFF/ */
import { inflateSync } from 'node:zlib'

/** Bytes of the header and of an entry of the directory: of the file, and of the bare font. */
const WOFF = { header: 44, entry: 20 }
const BARE = { header: 12, entry: 16 }

/** To whole groups of four. @param {number} length */
const filling = (length) => Buffer.alloc(-length & 3)

/** @param {Buffer} woff @param {number} count of tables */
const headerOf = (woff, count) => {
  const header = Buffer.alloc(BARE.header + BARE.entry * count)
  const log = Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 << log, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE(16 * count - (16 << log), 10)
  return header
}

/** @param {Buffer} woff */
export const bareOf = (woff) => {
  const count = woff.readUInt16BE(12)
  const header = headerOf(woff, count)
  const parts = [header]
  let end = header.length
  for (let index = 0; index < count; index++) {
    const from = WOFF.header + WOFF.entry * index
    const to = BARE.header + BARE.entry * index
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const data = Buffer.from(woff.subarray(offset, offset + packed))
    // Tag and checksum.
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(end, to + 8)
    header.writeUInt32BE(length, to + 12)
    parts.push(packed < length ? inflateSync(data) : data, filling(length))
    end += length + filling(length).length
  }
  return Buffer.concat(parts)
}
