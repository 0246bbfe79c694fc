/** Counts our files that a visitor of each whole page fetches until it is ready, is read, and its owner has been written to. */
import type { Browser } from 'playwright-core'
import { openReplaced } from '../replacing/open'
import { type Moments, recordReplacing } from '../replacing/record'
import { REPLACED_PAGES } from '../replacing/table'

const momentsOf = async (browser: Browser, page: (typeof REPLACED_PAGES)[number]): Promise<Moments> => {
  const ours = page.columns.find(({ kind }) => kind === 'ours')
  if (!ours) throw new Error(`${page.name} has no column of ours`)
  const site = await openReplaced(page, ours)
  try {
    return (await recordReplacing(browser, site, { slowdown: 1 })).moments
  } finally {
    await site.stop()
  }
}

export const countReplacing = async (browser: Browser): Promise<Record<string, Moments>> => {
  const pages: [string, Moments][] = []
  for (const page of REPLACED_PAGES) pages.push([page.name, await momentsOf(browser, page)])
  return Object.fromEntries(pages)
}
