/** Unpacks a WOFF file, because browsers read only the inner format from a folder of fonts: https://www.w3.org/TR/WOFF/ */
import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

/** @param {Buffer} woff @param {number} index */
const tableOf = (woff, index) => {
  const entry = HEADER.woff + index * ENTRY.woff
  const number = (/** @type {number} */ position) => woff.readUInt32BE(entry + position)
  const [offset, packed, length] = [number(4), number(8), number(12)]
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: number(16),
    data: packed < length ? inflateSync(data) : data,
  }
}

/** @param {number} count of tables */
const headerOf = (count, /** @type {number} */ flavor) => {
  const header = Buffer.alloc(HEADER.sfnt)
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(flavor, 0)
  const numbers = [count, 2 ** power * ENTRY.sfnt, power, (count - 2 ** power) * ENTRY.sfnt]
  for (const [index, number] of numbers.entries()) header.writeUInt16BE(number, 4 + index * 2)
  return header
}

/** @param {Buffer} woff @returns {Buffer} the same as TrueType or OpenType */
export const sfntOf = (woff) => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file')
  const count = woff.readUInt16BE(12)
  const entries = []
  const contents = []
  let offset = HEADER.sfnt + count * ENTRY.sfnt
  for (let index = 0; index < count; index++) {
    const { tag, checksum, data } = tableOf(woff, index)
    const entry = Buffer.alloc(ENTRY.sfnt)
    tag.copy(entry)
    entry.writeUInt32BE(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(data.length, 12)
    // Each table begins at a multiple of four.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    offset += padded.length
    entries.push(entry)
    contents.push(padded)
  }
  return Buffer.concat([headerOf(count, woff.readUInt32BE(4)), ...entries, ...contents])
}
