/** docs/inspector.png: the panel beside the demo shop, with a popup that is shown, one that is held back and one that waits. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { openProduct } from './product.js'
import { picture, visit } from './visit.js'
import { SHOP } from './wisp.js'

const WAITS = 'demoaskus0001'
const SHOP_POPUPS = ['demotopbar001', 'demolightbox1', WAITS]

/** A shop with three popups, of which one waits for the visitor to scroll. */
const openShop = async () => {
  const product = await openProduct()
  const ids = product
    .run('popup', 'list')
    .split('\n')
    .flatMap((line) => (/\tdemo\t/.test(line) ? [line.split('\t')[0] ?? ''] : []))
  for (const id of ids.filter((popup) => !SHOP_POPUPS.includes(popup))) product.run('popup', 'delete', id, '--yes')
  const file = join(product.folder, 'waits.json')
  product.run('popup', 'export', WAITS, '--to', file)
  const popup = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...popup, onClickOnly: false, triggers: { scrollPercent: 50 } }))
  product.run('popup', 'import', file, '--site', 'demo')
  return product
}

/** @param {import('./product.js').PictureContext} context */
export const inspector = async (context) => {
  const product = await openShop()
  const page = await visit(context, `${product.origin}/`, SHOP)
  const newsletter = page.getByRole('dialog', { name: 'A quieter kind of home' })
  await newsletter.getByRole('button', { name: 'Close' }).click()
  await newsletter.waitFor({ state: 'detached' })
  await page.goto(`${product.origin}/?wisp-inspect`)
  await page.getByText('Held back: the visitor closed it').waitFor()
  await page.getByText('On screen').waitFor()
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 3, behavior: 'instant' }),
  )
  await page.getByText(/Waits for the visitor to scroll: 3\d of 50 %/).waitFor()
  await page.mouse.move(1265, 600)
  writeFileSync(at('docs/inspector.png'), await picture(page))
  await page.close()
  await product.stop()
}
