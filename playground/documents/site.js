/** docs/site.jpg: the demo marketing site with its popup, its contact page, and its Hebrew page with the callback open. */
import { at } from '../../build/paths.js'
import { beside } from './beside.js'
import { picture, visit } from './visit.js'

const TABLET = { width: 760, height: 960 }

/** @type {[path: string, act: (page: import('playwright-core').Page) => Promise<void>][]} */
const PAGES = [
  [
    '/site',
    async (page) => {
      await page.locator('.callback-button[aria-expanded]').waitFor()
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.62, behavior: 'instant' }))
      await page.getByRole('dialog', { name: 'Still looking?' }).waitFor()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  ],
  ['/site/contact', (page) => page.locator('.callback-button[aria-expanded]').waitFor()],
  [
    '/site/he',
    async (page) => {
      await page.locator('.callback-button[aria-expanded]').click()
      await page.locator('.callback.is-open').waitFor()
    },
  ],
]

/** @param {import('./product.js').PictureContext} context */
export const site = async (context) => {
  const shots = []
  for (const [path, act] of PAGES) {
    const page = await visit(context, `${context.product.origin}${path}`, TABLET)
    await act(page)
    shots.push(await picture(page))
    await page.close()
  }
  await (await beside(shots, { width: 480, gap: 20, ground: '#d9d4c8' })).toFile(at('docs/site.jpg'))
}
