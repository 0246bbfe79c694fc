import { describe, expect, it } from 'vitest'
import { FILMS, SIZES } from '../../../../server/files/file-size'
import { pngOf } from '../../../support/page'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 200, 1, 44, 1, 0, 0, 0]
/** EXIF with one entry, the orientation. */
const exif = (order: 'II' | 'MM', turn: number): Buffer => {
  const big = order === 'MM'
  const short = (value: number): number[] => (big ? [value >> 8, value & 255] : [value & 255, value >> 8])
  const tiff = [...short(42), ...(big ? [0, 0, 0, 8] : [8, 0, 0, 0]), ...short(1), ...short(0x0112), ...short(3)]
  const entry = [...(big ? [0, 0, 0, 1] : [1, 0, 0, 0]), ...short(turn), 0, 0, 0, 0, 0, 0]
  const block = bytes('Exif\0\0', order, tiff, entry)
  return bytes([0xff, 0xd8, 0xff, 0xe1, 0, block.length + 2], [...block], FRAME)
}
const webp = (kind: string, rest: number[]): Buffer => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], rest)
const padded = (list: number[], length: number): number[] => [
  ...list,
  ...Array(Math.max(0, length - list.length)).fill(0),
]

describe('the size of a picture', () => {
  it.each([
    ['png', pngOf(300, 200)],
    ['gif', bytes('GIF89a', [44, 1, 200, 0])],
    ['jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], FRAME)],
    ['jpeg', exif('II', 1)],
    ['webp', webp('VP8 ', padded([0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 200, 0], 12))],
    ['webp', webp('VP8L', padded([0x2f, 299 & 255, (299 >> 8) | ((199 & 3) << 6), 199 >> 2, 0], 12))],
    ['webp', webp('VP8X', padded([0, 0, 0, 0, 43, 1, 0, 199, 0, 0], 12))],
    ['svg', bytes('<?xml version="1.0"?><!-- <svg width="1"> --><svg width="300px" height="200" viewBox="0 0 3 2">')],
    ['svg', bytes('<svg viewBox="0 0 300 200">')],
    ['svg', bytes('<svg width="100%" viewBox="0, 0, 300, 200">')],
  ])('of a %s is read', (ending, content) => {
    expect(SIZES[ending]?.(content)).toEqual({ width: 300, height: 200 })
  })

  it.each(['II', 'MM'] as const)('has its sides changed where the camera was held upright (%s)', (order) => {
    expect(SIZES.jpg?.(exif(order, 6))).toEqual({ width: 200, height: 300 })
  })

  it.each(Object.keys(SIZES))('of what is no %s is unknown', (ending) => {
    for (const content of ['', 'R', '<html></html>', 'GIF89', '\xff\xd8', '\xff\xd8\xff\xe1', 'RIFF0000WEBP'])
      expect(SIZES[ending]?.(bytes(content)), content).toBeUndefined()
  })
})

it.each([
  ['mp4', '\0\0\0\x18ftypmp42'],
  ['webm', '\x1a\x45\xdf\xa3'],
  ['ogv', 'OggS'],
])('a film is a %s by its first bytes', (ending, start) => {
  expect(FILMS[ending]?.(bytes(start))).toBe(true)
  expect(FILMS[ending]?.(bytes('<html>'))).toBe(false)
})
