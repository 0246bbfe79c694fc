/**
 * Takes photographs into the library: `node build/photos.js FOLDER`, where FOLDER has a NAME.png of each, as
 * `templates/scenes/render.sh` leaves them. What the library keeps is large enough for every box of a design; the server makes
 * the smaller ones that visitors get.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fitting, picturesIn } from './fitting.js'
import { at } from './paths.js'

const TO = at('templates/photos')
const LIST = join(TO, 'photos.json')
/** Columns and rows of the blurred picture. */
const COARSE_SIDE = 4
/** A photograph is kept as fine as fits into so many bytes, but never coarser than the last of these. */
const MAX_PHOTO_BYTES = 40_000
const QUALITIES = [90, 86, 82, 78, 74, 70]

/** @param {Buffer} content */
const idOf = (content) =>
  `${BigInt(`0x${createHash('sha256').update(content).digest('hex')}`)
    .toString(36)
    .padStart(50, '0')
    .slice(-16)}.webp`

/** @param {Uint8Array | number[]} pixels @param {number} index */
const hex = (pixels, index) =>
  `#${Buffer.from([0, 1, 2].map((channel) => pixels[3 * index + channel] ?? 0)).toString('hex')}`

/** The colours of its columns, and over them, half seen, those of its rows. @param {Buffer} content */
const groundOf = async (content) => {
  /** @param {number} width @param {number} height */
  const strip = async (width, height) => {
    const raw = await sharp(content).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    return Array.from({ length: COARSE_SIDE }, (_, place) => hex(raw, place))
  }
  const [columns, rows] = [await strip(COARSE_SIDE, 1), await strip(1, COARSE_SIDE)]
  return `linear-gradient(${rows.map((colour) => `${colour}99`).join()}),linear-gradient(90deg,${columns.join()})`
}

const [, , from = ''] = process.argv
const list = JSON.parse(readFileSync(LIST, 'utf8'))
for (const file of picturesIn(from, 'templates/scenes/render.sh NAME FOLDER, then node build/photos.js FOLDER')) {
  const name = file.replace('.png', '')
  const content = await fitting(join(from, file), MAX_PHOTO_BYTES, QUALITIES)
  const { width, height } = await sharp(content).metadata()
  writeFileSync(join(TO, `${name}.webp`), content)
  list[name] = { id: idOf(content), width, height, bytes: content.length, ground: await groundOf(content) }
}
const sorted = Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`)
