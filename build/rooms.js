/**
 * Paints the pictures of the demo site's gallery from their drawings: `node build/rooms.js [NAME …]`. Their files are kept,
 * because painting them takes longer than the rest of a build.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { at } from './paths.js'

const FROM = at('examples/site/web/art/rooms')
const TO = at('examples/site/web/files/rooms')

/** Name, px of the longer side, and bytes that a file may have. */
const SIZES = /** @type {const} */ ([
  ['', 1920, 118_000],
  ['-small', 640, 15_000],
])

/** The best quality that fits. @param {import('sharp').Sharp} picture @param {number} maxBytes @param {number} [quality] @returns {Promise<Buffer>} */
const encode = async (picture, maxBytes, quality = 82) => {
  const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
  return file.byteLength > maxBytes ? encode(picture, maxBytes, quality - 6) : file
}

/** @param {string} name */
const paint = async (name) => {
  const drawing = await sharp(`${FROM}/${name}.svg`).flatten().png().toBuffer()
  for (const [suffix, side, maxBytes] of SIZES) {
    const file = await encode(sharp(drawing).resize(side, side, { fit: 'inside' }), maxBytes)
    await writeFile(`${TO}/${name}${suffix}.webp`, file)
    console.log(`${name}${suffix}: ${file.byteLength} bytes`)
  }
}

await mkdir(TO, { recursive: true })
const args = process.argv.slice(2)
const all = (await readdir(FROM)).map((file) => basename(file, '.svg'))
for (const name of args.length ? args : all) await paint(name)
