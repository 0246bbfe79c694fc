/** Measures all columns with a popup on the page. */
import type { Browser } from 'playwright-core'
import { COLUMNS } from '../columns/table'
import type { PageRow } from '../results'
import { MEASURES } from './measures/table'
import { record } from './record'
import { inRounds, rowOf } from './rows'
import { openSite } from './sites'

export const runPage = async (browser: Browser, rounds: number): Promise<PageRow[]> => {
  if (!rounds) return []
  const sites = await Promise.all(COLUMNS.map(openSite))
  const results = await inRounds('page', rounds, sites, (site, first) => record(browser, site, first))
  return MEASURES.map((measure) => rowOf(measure, results, COLUMNS))
}
