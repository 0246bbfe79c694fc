/**
 * `npm run previews`, or with names of designs: takes the pictures of the gallery, of each design on a desktop and on a
 * phone. They are kept with the code, so that a build needs no browser.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { at } from '../build/paths.js'
import { openPlayground } from './draw.js'

const FOLDER = at('server/pages/gallery/pictures')

/** The window, and the width of its picture in px. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, width: 640 },
  phone: { viewport: { width: 390, height: 800 }, width: 234 },
}

const wanted = process.argv.slice(2)
const playground = await openPlayground()
const names = Object.entries(playground.library).flatMap(([name, { format }]) => (format ? [name] : []))

mkdirSync(FOLDER, { recursive: true })
for (const name of names.filter((name) => !wanted.length || wanted.includes(name)))
  for (const [screen, { viewport, width }] of Object.entries(SCREENS)) {
    const drawn = await playground.draw(name, { viewport })
    await sharp(drawn)
      .resize({ width })
      .webp({ quality: 60, effort: 6 })
      .toFile(join(FOLDER, `${name}-${screen}.webp`))
  }
await playground.close()

// Of designs that are no longer there.
for (const file of readdirSync(FOLDER))
  if (!names.some((name) => file.replace(/-(desktop|phone)\.webp$/, '') === name)) rmSync(join(FOLDER, file))
