/**
 * `npm run previews`, or with names of designs: takes the pictures of the gallery, of each design on a desktop and on a
 * phone. They are kept with the code, so that a build needs no browser.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { at } from '../build/paths.js'
import { openPlayground } from './draw.js'

const FOLDER = at('server/web/gallery/pictures')

/** Width of the pictures in px. */
const WIDTHS = { desktop: 640, phone: 234 }
const PHONE = { width: 390, height: 800 }
const DESKTOP = { width: 1280, height: 800 }
/** Small types are shown in a smaller window. @type {Record<string, typeof DESKTOP>} */
const SMALLER = {
  bar: { width: 960, height: 600 },
  'side-small': { width: 960, height: 600 },
  social: { width: 1040, height: 650 },
  browsing: { width: 1040, height: 650 },
  embedded: { width: 1120, height: 700 },
}

/** Grey and blurred, 16 × 16: what a test compares, so that no two designs of a type have the same bones. */
const BONES = at('test/unit/server/popups/bones.json')
/** @param {Buffer} screenshot @param {{ left: number, top: number, width: number, height: number }} frame */
const bonesOf = async (screenshot, frame) => {
  const grey = await sharp(screenshot).extract(frame).greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  return { shape: Math.round((100 * frame.width) / frame.height) / 100, grey: grey.toString('base64') }
}

const args = process.argv.slice(2)
const playground = await openPlayground()
const names = Object.entries(playground.library).flatMap(([name, { format }]) => (format ? [name] : []))

mkdirSync(FOLDER, { recursive: true })
const bones = existsSync(BONES) ? JSON.parse(readFileSync(BONES, 'utf8')) : {}
/** @param {string} name @param {'desktop' | 'phone'} screen @param {typeof DESKTOP} viewport */
const take = async (name, screen, viewport) => {
  const screenshot = await playground.draw(name, { viewport, bare: true })
  const picture = sharp(screenshot).resize({ width: WIDTHS[screen] }).webp({ quality: 60, effort: 6 })
  await picture.toFile(join(FOLDER, `${name}-${screen}.webp`))
  if (screen === 'desktop') bones[name] = await bonesOf(screenshot, await playground.frame())
}
for (const name of names.filter((name) => !args.length || args.includes(name))) {
  await take(name, 'desktop', SMALLER[playground.library[name]?.type ?? ''] ?? DESKTOP)
  await take(name, 'phone', PHONE)
}
await playground.close()

// Previews of designs that no longer exist are removed.
for (const file of readdirSync(FOLDER))
  if (!names.some((name) => file.replace(/-(desktop|phone)\.webp$/, '') === name)) rmSync(join(FOLDER, file))
const sorted = names.sort().flatMap((name) => (bones[name] ? [[name, bones[name]]] : []))
writeFileSync(BONES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
