/** Growth with the number of popups in the answer: decoding, rules, arming. */
import { withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { visit } from '../browser/visit'
import { floorWith } from '../columns/floor'
import { wispWith } from '../columns/wisp'
import { popupsOf } from '../popups'
import type { Growth } from './growth'
import { linesOf, type Sample } from './line'

const COUNTS = [0, 1, 10, 100, 1_000]

export const popups: Growth = async (browser, rounds) => {
  const cases = await Promise.all(
    COUNTS.flatMap((count) =>
      [wispWith, floorWith].map(async (column) => ({ count, site: await openSite(column(popupsOf(count))) })),
    ),
  )
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++)
    for (const { count, site } of cases) {
      const { script, layout } = await withVisit(visit(browser, site, { slowdown: 1 }), async ({ boot }) => boot)
      samples.push({ column: site.column, count, cost: script + layout })
    }
  for (const { site } of cases) await site.stop()
  return { name: 'popups', title: 'boot by popups in the answer', of: 'popups', lines: linesOf(samples) }
}
