/** Growth with the number of slices of a wheel: rendering, measuring and fitting labels, painting. */
import { popupOf } from '../../test/support/popup'
import { withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { visit } from '../browser/visit'
import { wispWith } from '../columns/wisp'
import { idOf } from '../popups'
import { costOf } from './fields'
import type { Growth } from './growth'
import { linesOf, type Sample } from './line'

/** The plain popup is the base that the others are compared with. */
const COUNTS = [2, 6, 12, 24, 48]
const PLAIN_COUNT = 0

const wheelOf = (count: number) =>
  popupOf({
    id: idOf(count),
    name: `Wheel of ${count}`,
    type: 'gamified',
    triggers: {},
    onClickOnly: true,
    prizes: Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      label: `${index + 1}% off everything`,
      code: '',
      chances: 1,
      winner: true,
    })),
    html: count ? '<h2>Spin</h2><div data-wisp-wheel></div>' : '<h2>Spin</h2>',
  })

export const slices: Growth = async (browser, rounds) => {
  const site = await openSite(wispWith([PLAIN_COUNT, ...COUNTS].map(wheelOf)))
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++)
    await withVisit(visit(browser, site, { slowdown: 1 }), async (page) => {
      // The first popup of a page has extra costs; open one before measuring.
      await costOf(page, idOf(PLAIN_COUNT))
      for (const count of [PLAIN_COUNT, ...COUNTS])
        samples.push({ column: site.column, count, cost: await costOf(page, idOf(count)) })
    })
  await site.stop()
  return { name: 'slices', title: 'opening by slices of the wheel', of: 'slices', lines: linesOf(samples) }
}
