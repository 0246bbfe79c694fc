/** One visit: the page opens, is scrolled to its end, and the visitor writes to its owner. */
import type { Browser } from 'playwright-core'
import { type Arrival, arrive, type Circumstances, withVisit } from '../browser/arrive'
import type { Harm } from '../browser/harm.page'
import type { Site, Traffic } from '../browser/sites'
import type { Work } from '../browser/trace'
import type { ReplacingColumn } from './column'

/** Traffic up to each moment. The last is absent if nothing is sent. */
export interface Moments {
  ready: Traffic
  seen: Traffic
  lead?: Traffic
}

export interface ReplacingVisit {
  moments: Moments
  boot: Work
  harm: Harm
  errors: number
}

/** One turn of the mouse's wheel. */
const STEP_PX = 400

const scrollThrough = async ({ page, settle }: Arrival): Promise<void> => {
  await page.mouse.move(STEP_PX, STEP_PX)
  const isAtEnd = () => page.evaluate('scrollY + innerHeight >= document.documentElement.scrollHeight - 1')
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, STEP_PX)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await settle()
}

/** Forms that are sent faster look like a program's. */
const WRITING_MS = 2_000

const write = async ({ page, settle }: Arrival, lead: NonNullable<ReplacingColumn['lead']>): Promise<void> => {
  for (const [field, value] of Object.entries(lead.fields)) await page.locator(field).fill(value)
  await page.waitForTimeout(WRITING_MS)
  await page.locator(lead.button).click()
  await page.locator(lead.thanks).first().waitFor()
  await settle()
}

export const recordReplacing = (
  browser: Browser,
  site: Site<ReplacingColumn>,
  circumstances?: Circumstances,
): Promise<ReplacingVisit> =>
  withVisit(arrive(browser, site, circumstances), async (visit) => {
    const { boot, errors, traffic } = visit
    const ready = traffic()
    await scrollThrough(visit)
    const moments: Moments = { ready, seen: traffic() }
    const { lead } = site.column
    if (lead) {
      await write(visit, lead)
      moments.lead = traffic()
    }
    return { moments, boot, harm: await visit.harm(), errors: errors.length }
  })
