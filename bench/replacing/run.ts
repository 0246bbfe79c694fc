/** Measures whole pages, with our scripts and with what these replace. */
import type { Browser } from 'playwright-core'
import { inRounds, rowOf } from '../browser/rows'
import type { ReplacingTable } from '../results'
import { REPLACING_MEASURES } from './measures'
import { openReplaced } from './open'
import { recordReplacing } from './record'
import { REPLACED_PAGES } from './table'

export const runReplacing = async (browser: Browser, rounds: number): Promise<ReplacingTable[]> => {
  const tables: ReplacingTable[] = []
  if (!rounds) return tables
  for (const page of REPLACED_PAGES) {
    const { columns, name, title } = page
    const sites = await Promise.all(columns.map((column) => openReplaced(page, column)))
    const results = await inRounds(title, rounds, sites, (site) => recordReplacing(browser, site))
    const heads = columns.map(({ name, title, kind, note }) => ({ name, title, kind, note }))
    tables.push({
      name,
      title,
      columns: heads,
      rows: REPLACING_MEASURES.map((measure) => rowOf(measure, results, columns)),
    })
  }
  return tables
}
