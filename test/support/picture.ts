/** Compares pictures of popups with approved ones. `npm run pictures` makes new ones. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { at } from '../../build/paths.js'
import { fullestSquare, totalsOf } from './picture-squares'
import { missingFrom } from './picture-strokes'

/** The share of a picture that may differ: each machine renders the edges of letters its own way. */
const TOLERANCE = 0.01
/** The tolerance for a square of the smallest size that a finger can hit. Text alone stays far below it. */
const LOCAL_TOLERANCE = 0.5
/** CSS pixels. */
const CONTROL = 44

const folder = 'test/pictures'
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Describes how two pictures differ, or ''. `scale`: how many of their pixels make one CSS pixel. */
export const differenceBetween = (expected: Buffer, actual: Buffer, scale: number): string => {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)]
  const { width, height } = before
  if (after.width !== width || after.height !== height) return `is ${after.width} × ${after.height} pixels`
  // The usual case, and faster than looking for differences.
  if (before.data.equals(after.data)) return ''
  const mask = new PNG({ width, height })
  const options = { threshold: 0.2, diffMask: true }
  const different = pixelmatch(before.data, after.data, mask.data, width, height, options) / (width * height)
  if (different > TOLERANCE) return `differs in ${percent(different)}`
  const side = Math.round(CONTROL * scale)
  const totals = totalsOf(mask, (pixel) => Math.sign(mask.data[pixel * 4 + 3] ?? 0))
  const { sum, x, y } = fullestSquare(totals, side)
  const place = (left: number, top: number) => `about ${Math.round(left / scale)}, ${Math.round(top / scale)}`
  if (sum / side ** 2 > LOCAL_TOLERANCE) return `differs in ${percent(sum / side ** 2)} of a control, ${place(x, y)}`
  const lost = missingFrom(after, before, side, scale) ?? missingFrom(before, after, side, scale)
  return lost ? `has or lacks something small, ${place(lost.x, lost.y)}` : ''
}

/** Counts the CSS pixels that look different in two pictures of one size. */
export const changedIn = (picture: Buffer, other: Buffer, scale: number): number => {
  const [before, after] = [PNG.sync.read(picture), PNG.sync.read(other)]
  const { width, height } = before
  return pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.2 }) / scale ** 2
}

/** Describes how a picture differs from the approved one, or ''. If it does, it is saved as NAME.actual.png. */
export const differenceOf = (name: string, picture: Buffer, scale: number): string => {
  const file = at(`${folder}/${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  if (process.env.WISP_PICTURES) {
    // Do not rewrite a picture that looks the same.
    if (!existsSync(file) || differenceBetween(readFileSync(file), picture, scale)) writeFileSync(file, picture)
    return ''
  }
  if (!existsSync(file)) return `${name} was never looked at: npm run pictures`
  const difference = differenceBetween(readFileSync(file), picture, scale)
  if (difference) writeFileSync(file.replace('.png', '.actual.png'), picture)
  return difference && `${name} ${difference}: see ${folder}/${name}.png`
}

/** Puts pictures of one size into one, so many per row. */
export const tiled = (pictures: Buffer[], across: number): Buffer => {
  const tiles = pictures.map((picture) => PNG.sync.read(picture))
  const { width = 0, height = 0 } = tiles[0] ?? {}
  const columns = Math.min(across, tiles.length)
  const whole = new PNG({ width: width * columns, height: height * Math.ceil(tiles.length / columns) })
  for (const [index, tile] of tiles.entries())
    PNG.bitblt(tile, whole, 0, 0, width, height, (index % columns) * width, Math.floor(index / columns) * height)
  return PNG.sync.write(whole, { colorType: 2 })
}
