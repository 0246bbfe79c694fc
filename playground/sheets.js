/**
 * `npm run sheets -- lightbox`, or names of designs: writes dist/sheets/NAME.png, each design of that type on a desktop, upright,
 * on a phone, in Hebrew and in the dark, in its own brand's look, to be looked at.
 */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { at } from '../build/paths.js'
import { openPlayground } from './draw.js'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }
/** Px: what is on the sheet, of each view. */
const HEIGHT = 420
const GAP = 12

/** @type {import('./draw.js').View[]} */
const VIEWS = [
  { viewport: DESKTOP },
  { viewport: DESKTOP, layout: 'vertical' },
  { viewport: PHONE },
  { viewport: DESKTOP, language: 'he' },
  { viewport: DESKTOP, dark: true },
  { viewport: PHONE, language: 'he' },
]

const args = process.argv.slice(2)
const playground = await openPlayground()

/** @param {string} name @param {import('./draw.js').View} view */
const screenshotOf = async (name, view) =>
  sharp(await playground.draw(name, { ...view, bare: true }))
    .resize({ height: HEIGHT })
    .png()
    .toBuffer()

/** Beside each other, or below. @param {Buffer[]} pictures @param {'left' | 'top'} along */
const together = async (pictures, along) => {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const side = along === 'left' ? 'width' : 'height'
  let end = 0
  const placed = pictures.map((input, place) => {
    const from = end
    end += (sizes[place]?.[side] ?? 0) + GAP
    return { input, top: 0, left: 0, [along]: from }
  })
  const across = Math.max(...sizes.map((size) => size[side === 'width' ? 'height' : 'width'] ?? 0))
  const [width, height] = along === 'left' ? [end, across] : [across, end]
  return sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite(placed)
    .png()
    .toBuffer()
}

mkdirSync(at('dist/sheets'), { recursive: true })
for (const want of args) {
  const rows = []
  for (const [name, { type, format = 0 }] of Object.entries(playground.library))
    if (type === want || name === want) {
      const views = []
      for (const view of VIEWS) views.push(await screenshotOf(name, view))
      const lines = [await together(views.slice(0, 3), 'left'), await together(views.slice(3), 'left')]
      rows.push({ format, row: await together(lines, 'top') })
      console.log(`${type} ${format} ${name}`)
    }
  rows.sort((one, other) => one.format - other.format)
  await sharp(
    await together(
      rows.map(({ row }) => row),
      'top',
    ),
  ).toFile(at(`dist/sheets/${want}.png`))
}
await playground.close()
