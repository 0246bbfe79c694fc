/** Pictures of popups, compared with those that were looked at and found right. `npm run pictures` makes them anew. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { at } from '../../build/paths.js'

/** How much of a picture may differ: the edges of letters, which each machine's rasteriser draws its own way. */
const TOLERANCE = 0.01

const folder = 'test/pictures'

/** How it differs, in words, or ''; what was drawn then lies beside it as NAME.actual.png. */
export const differenceOf = (name: string, drawn: Buffer): string => {
  const file = at(`${folder}/${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  if (process.env.WISP_PICTURES) {
    writeFileSync(file, drawn)
    return ''
  }
  if (!existsSync(file)) return `${name} was never looked at: npm run pictures`
  const [wanted, got] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(drawn)]
  const { width, height } = wanted
  const sameSize = got.width === width && got.height === height
  const different = sameSize
    ? pixelmatch(wanted.data, got.data, undefined, width, height, { threshold: 0.2 }) / (width * height)
    : 1
  if (different <= TOLERANCE) return ''
  writeFileSync(file.replace('.png', '.actual.png'), drawn)
  return `${name} differs in ${(different * 100).toFixed(1)} % from ${folder}/${name}.png`
}

/** Pictures of one size as one, so many beside each other. */
export const tiled = (pictures: Buffer[], across: number): Buffer => {
  const tiles = pictures.map((picture) => PNG.sync.read(picture))
  const { width = 0, height = 0 } = tiles[0] ?? {}
  const columns = Math.min(across, tiles.length)
  const whole = new PNG({ width: width * columns, height: height * Math.ceil(tiles.length / columns) })
  for (const [at, tile] of tiles.entries())
    PNG.bitblt(tile, whole, 0, 0, width, height, (at % columns) * width, Math.floor(at / columns) * height)
  return PNG.sync.write(whole, { colorType: 2 })
}
