/** docs/gallery.jpg: some of the library's designs as a wall, in the typefaces of their brands. */
import sharp from 'sharp'
import { at } from '../../build/paths.js'
import { openPlayground } from '../draw.js'

const GAP_PX = 12
/** 8 phones are as wide as 4 desktops. */
const PHONES_GAP = 9
const GROUND = '#dfddd7'

/** Px of a tile. */
const DESKTOP = { width: 300, height: 188 }
const PHONE = { width: 147, height: 300 }

const ROWS = [
  ['newsletter', 'limited-drop', 'customer-words', 'welcome-poster'],
  ['back-in-stock', 'exhibition-opening', 'new-collection', 'webinar'],
  ['doors-bar', 'open-book', 'first-page', 'wheel-of-clay'],
  ['one-question', 'holiday-gift', 'stamp-card', 'tour-dates'],
]
const PHONES = [
  'pocket-letter',
  'pocket-drop',
  'pocket-sale',
  'pocket-quiz',
  'pocket-voucher',
  'pocket-challenge',
  'pocket-visit',
  'pocket-app',
]

/** A design is drawn four times as wide as its tile, on phones half as wide again as its tile. */
const DESKTOP_WINDOW = { width: 1280, height: 802 }
const PHONE_WINDOW = { width: 390, height: 796 }

/** @param {import('./product.js').PictureContext} context */
export const gallery = async ({ launch }) => {
  const playground = await openPlayground({}, launch)
  /** @param {string} name @param {typeof DESKTOP} viewport @param {typeof DESKTOP} size */
  const tile = async (name, viewport, size) =>
    sharp(await playground.draw(name, { viewport, bare: true, font: 'brand' }))
      .resize(size)
      .toBuffer()
  const tiles = []
  let top = GAP_PX
  for (const row of ROWS) {
    for (const [place, name] of row.entries())
      tiles.push({
        input: await tile(name, DESKTOP_WINDOW, DESKTOP),
        top,
        left: GAP_PX + place * (DESKTOP.width + GAP_PX),
      })
    top += DESKTOP.height + GAP_PX
  }
  for (const [place, name] of PHONES.entries())
    tiles.push({ input: await tile(name, PHONE_WINDOW, PHONE), top, left: GAP_PX + place * (PHONE.width + PHONES_GAP) })
  await playground.close()
  const width = GAP_PX + 4 * (DESKTOP.width + GAP_PX)
  await sharp({ create: { width, height: top + PHONE.height + GAP_PX, channels: 3, background: GROUND } })
    .composite(tiles)
    .jpeg({ quality: 86 })
    .toFile(at('docs/gallery.jpg'))
}
