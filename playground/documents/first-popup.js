/** docs/first-popup.png: the popup of docs/popups.md, at the link that its import prints. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { picture, visit } from './visit.js'

/** @param {import('./product.js').PictureContext} context */
export const firstPopup = async (context) => {
  const { folder, run } = context.product
  const [, popup = ''] =
    /^## Your first popup$[\s\S]*?```json\n([\s\S]*?)```/m.exec(readFileSync(at('docs/popups.md'), 'utf8')) ?? []
  const file = join(folder, 'letter.json')
  writeFileSync(file, popup)
  const [key = ''] = run('site', 'add', 'My shop').split('\n')
  const [link = ''] = /http:\S+/.exec(run('popup', 'import', file, '--site', key)) ?? []
  const page = await visit(context, link, { width: 1200, height: 700 })
  await page.getByRole('dialog', { name: 'A letter a month' }).waitFor()
  writeFileSync(at('docs/first-popup.png'), await picture(page))
  await page.close()
}
