import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { sfntOf } from '../../support/letters/sfnt.js'

const read = (path: string): Buffer => readFileSync(at(`node_modules/@fontsource/${path}`))

it('a WOFF file is unpacked into tables whose checksums are right', () => {
  const font = sfntOf(read('heebo/files/heebo-hebrew-400-normal.woff'))
  const count = font.readUInt16BE(4)
  expect(count).toBeGreaterThan(8)
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16
    const [tag, checksum] = [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 4)]
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
    let sum = 0
    for (let position = offset; position < offset + length; position += 4)
      sum = (sum + font.readUInt32BE(position)) >>> 0
    // The checksum of `head` leaves out the field that depends on the whole file.
    if (tag === 'head') sum = (sum - font.readUInt32BE(offset + 8)) >>> 0
    expect([tag, sum]).toEqual([tag, checksum])
  }
})

it('another file is refused', () => {
  expect(() => sfntOf(read('heebo/files/heebo-hebrew-400-normal.woff2'))).toThrow('no WOFF')
})
