/** docs/wisp.png: the demo shop under its bar and its newsletter. */
import { writeFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { picture, visit } from './visit.js'

export const SHOP = { width: 1280, height: 800 }

/** @param {import('./product.js').Taken} taken */
export const wisp = async (taken) => {
  const page = await visit(taken, `${taken.product.origin}/`, SHOP)
  await page.getByRole('dialog', { name: 'A quieter kind of home' }).waitFor()
  writeFileSync(at('docs/wisp.png'), await picture(page))
  await page.close()
}
