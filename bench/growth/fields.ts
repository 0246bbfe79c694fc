/** Growth with the number of fields in a form: rendering, setting up, layout. */
import { withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { type Visit, visit } from '../browser/visit'
import { floorWith } from '../columns/floor'
import { wispWith } from '../columns/wisp'
import { idOf, popupWith } from '../popups'
import type { Growth } from './growth'
import { linesOf, type Sample } from './line'

const COUNTS = [0, 1, 10, 100]

/** Cost of opening a popup. */
export const costOf = async (page: Visit, popup: string): Promise<number> => {
  const { script, layout } = await page.work(async () => {
    await page.fire(popup)
    await page.settle()
  })
  await page.clear()
  return script + layout
}

export const fields: Growth = async (browser, rounds) => {
  const popups = COUNTS.map((count) => popupWith(count, count))
  const sites = await Promise.all([wispWith, floorWith].map((column) => openSite(column(popups))))
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++)
    for (const site of sites)
      await withVisit(visit(browser, site, { slowdown: 1 }), async (page) => {
        // The first popup of a page has extra costs; open one before measuring.
        await costOf(page, idOf(0))
        for (const count of COUNTS) samples.push({ column: site.column, count, cost: await costOf(page, idOf(count)) })
      })
  for (const site of sites) await site.stop()
  return { name: 'fields', title: 'opening by fields in the form', of: 'fields', lines: linesOf(samples) }
}
