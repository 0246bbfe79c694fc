/** docs/pages.jpg: the three example pages. */
import { at } from '../../build/paths.js'
import { beside } from './beside.js'
import { picture, visit } from './visit.js'

const PAGES = ['night-of-clay', 'halfmoon', 'second-wind']

/** @param {import('./product.js').PictureContext} context */
export const pages = async (context) => {
  const shots = []
  for (const name of PAGES) {
    const page = await visit(context, `${context.product.origin}/l/${name}`, { width: 1000, height: 1300 })
    shots.push(await picture(page))
    await page.close()
  }
  await (await beside(shots, { width: 480, gap: 20, ground: '#e7e5df' })).toFile(at('docs/pages.jpg'))
}
