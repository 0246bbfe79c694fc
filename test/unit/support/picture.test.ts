import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { differenceBetween } from '../../support/picture'

/** Pictures of each scale in use. */
const PICTURES: [name: string, scale: number][] = [
  ['newsletter-desktop', 0.5],
  ['ticker-bar-phone', 0.5],
  ['types/lightbox-en-horizontal', 0.16],
]

const read = (name: string): Buffer => readFileSync(at(`test/pictures/${name}.png`))

/** The picture after `change` has edited each pixel, by its bytes and its position. */
const changed = (picture: Buffer, change: (bytes: Buffer, x: number, y: number, whole: PNG) => void): Buffer => {
  const png = PNG.sync.read(picture)
  const before = PNG.sync.read(picture)
  for (let y = 0; y < png.height; y++)
    for (let x = 0; x < png.width; x++) {
      const pixel = (y * png.width + x) * 4
      change(png.data.subarray(pixel, pixel + 4), x, y, before)
    }
  return PNG.sync.write(png)
}

describe.each(PICTURES)('%s', (name, scale) => {
  const picture = read(name)
  const side = Math.round(44 * scale)

  it('a square of 44 pixels in another colour is found wherever it is', () => {
    const { height, width } = PNG.sync.read(picture)
    const places = [
      [0, 5],
      [Math.round(width / 3), Math.round(height / 2)],
      [width - side, height - side],
    ] as const
    for (const [left, top] of places) {
      const other = changed(picture, (bytes, x, y) => {
        if (x >= left && x < left + side && y >= top && y < top + side)
          for (let colour = 0; colour < 3; colour++) bytes[colour] = ((bytes[colour] as number) + 128) % 256
      })
      expect(differenceBetween(picture, other, scale), `${left}, ${top}`).not.toBe('')
    }
  })

  it('letters with slightly different edges count as the same', () => {
    const soft = changed(picture, (bytes, x, y, { data, width }) => {
      const beside = (y * width + Math.max(0, x - 1)) * 4
      for (let colour = 0; colour < 3; colour++)
        bytes[colour] = ((bytes[colour] as number) * 5 + (data[beside + colour] as number)) / 6
    })
    expect(soft.equals(picture)).toBe(false)
    expect(differenceBetween(picture, soft, scale)).toBe('')
  })
})
