/**
 * Takes photographs of goods into the playground: `node build/product-photos.js FOLDER`, where FOLDER has a BRAND-GOODS.png of each,
 * as `templates/scenes/render.sh products/BRAND-GOODS FOLDER` leaves them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitting, picturesIn } from './fitting.js'
import { at } from './paths.js'

/** A card is small, so a photograph is kept as fine as fits into so many bytes. */
const MAX_PHOTO_BYTES = 10_000
const QUALITIES = [90, 86, 82, 78, 74, 70, 65, 60, 55, 50]

const STEP = 'templates/scenes/render.sh products/BRAND-GOODS FOLDER, then node build/product-photos.js FOLDER'

const [, , from = ''] = process.argv
for (const file of picturesIn(from, STEP)) {
  const content = await fitting(join(from, file), MAX_PHOTO_BYTES, QUALITIES)
  writeFileSync(join(at('playground/products'), file.replace('.png', '.webp')), content)
}
