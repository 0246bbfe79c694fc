/** docs/wisp.png: the demo shop under its bar and its newsletter. */
import { writeFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { picture, visit } from './visit.js'

export const SHOP = { width: 1280, height: 800 }

/** @param {import('./product.js').PictureContext} context */
export const wisp = async (context) => {
  const page = await visit(context, `${context.product.origin}/`, SHOP)
  await page.getByRole('dialog', { name: 'A quieter kind of home' }).waitFor()
  writeFileSync(at('docs/wisp.png'), await picture(page))
  await page.close()
}
