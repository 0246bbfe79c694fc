/** Growth with the number of pages that the visitor has seen, which the loader reads from storage. */

import { STORAGE_PREFIX } from '../../shared/page/storage/storage'
import type { StorageSchema, TrailRecord } from '../../shared/page/storage/storage-schema'
import { withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { visit } from '../browser/visit'
import { wispWith } from '../columns/wisp'
import { popupsOf } from '../popups'
import type { Growth } from './growth'
import { linesOf, type Sample } from './line'

const COUNTS = [0, 10, 100, 1_000, 10_000]
const HOUR_MS = 3_600_000

/** The stored record, as if the loader had kept all pages. */
const keptAfter = (count: number): string => {
  const now = Date.now()
  const trail: TrailRecord = {
    visits: 3,
    began: now - HOUR_MS,
    active: now,
    open: now,
    session: now - HOUR_MS,
    referrer: '',
    pages: Array.from(
      { length: count },
      (_, index) => `${now - HOUR_MS + index} https://shop.example/pots/pot-${index}`,
    ),
  }
  return JSON.stringify([trail, now + HOUR_MS] satisfies [StorageSchema['trail'], number])
}

export const pages: Growth = async (browser, rounds) => {
  const site = await openSite(wispWith(popupsOf(1)))
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++)
    for (const count of COUNTS) {
      const visited = visit(browser, site, { slowdown: 1, storage: { [`${STORAGE_PREFIX}trail`]: keptAfter(count) } })
      const { script, layout } = await withVisit(visited, async ({ boot }) => boot)
      samples.push({ column: site.column, count, cost: script + layout })
    }
  await site.stop()
  return { name: 'pages', title: 'boot by pages visited before', of: 'pages', lines: linesOf(samples) }
}
