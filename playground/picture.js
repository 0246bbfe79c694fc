/** `node playground/picture.js` writes docs/gallery.jpg: some of the gallery's pictures (`npm run previews`) as a wall. */
import sharp from 'sharp'
import { at } from '../build/paths.js'

const GAP = 12
/** 8 phones are as wide as 4 desktops. */
const PHONES_GAP = 9
const GROUND = '#dfddd7'

/** Px of a tile. */
const DESKTOP = { width: 300, height: 188 }
const PHONE = { width: 147, height: 300 }

const ROWS = [
  ['newsletter', 'limited-drop', 'customer-words', 'welcome-poster'],
  ['back-in-stock', 'exhibition-opening', 'new-collection', 'webinar'],
  ['doors-bar', 'open-book', 'flash-clock', 'wheel-of-clay'],
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

/** @param {string} name @param {'desktop' | 'phone'} screen @param {typeof DESKTOP} size */
const tile = (name, screen, size) =>
  sharp(at(`server/pages/gallery/pictures/${name}-${screen}.webp`))
    .resize({ ...size, position: 'top' })
    .toBuffer()

const tiles = []
let top = GAP
for (const row of ROWS) {
  for (const [place, name] of row.entries())
    tiles.push({ input: await tile(name, 'desktop', DESKTOP), top, left: GAP + place * (DESKTOP.width + GAP) })
  top += DESKTOP.height + GAP
}
for (const [place, name] of PHONES.entries())
  tiles.push({ input: await tile(name, 'phone', PHONE), top, left: GAP + place * (PHONE.width + PHONES_GAP) })

const width = GAP + 4 * (DESKTOP.width + GAP)
await sharp({ create: { width, height: top + PHONE.height + GAP, channels: 3, background: GROUND } })
  .composite(tiles)
  .jpeg({ quality: 84 })
  .toFile(at('docs/gallery.jpg'))
