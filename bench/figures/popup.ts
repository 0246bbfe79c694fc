/** What a visitor of the bench's page fetches until its popup is armed, is shown, has told its view, and has sent a lead. */
import type { Browser, Page } from 'playwright-core'
import { arrive, withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { until } from '../browser/until'
import type { Column } from '../columns/column'
import { ours } from '../columns/wisp'
import { POPUP } from '../popups'
import type { Figures } from './figures'
import { recorded, trafficOf } from './recorded'

/** Runs in the page. */
const noteMoment = (): void =>
  addEventListener('wisp:show', () => Object.assign(globalThis, { shownAt: performance.now() }))

/** Runs in the page: paths of all that was asked for before the popup was shown, answered by then or not. */
const askedBefore = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (globalThis as unknown as { shownAt: number }).shownAt)
    .map(({ name }) => new URL(name).pathname)

const sendLead = async (page: Page): Promise<void> => {
  await page.locator('wisp-popup input[type=email]').fill('ann@example.com')
  await page.locator('wisp-popup [data-wisp-action=submit]').click()
}

/** @param counted one of our columns */
export const countPopup = async (browser: Browser, counted: Column = ours): Promise<Figures['popup']> => {
  const { column, calls } = recorded(counted)
  const site = await openSite(column)
  try {
    return await withVisit(arrive(browser, site, { slowdown: 1 }), async ({ page, settle }) => {
      const traffic = () => trafficOf(calls)
      /** Until a call to this path has been answered, and what follows it. */
      const trafficUntil = async (path: string) => {
        await until(() => calls.some((call) => call.method === 'POST' && call.path.startsWith(path)), path)
        await settle()
        return traffic()
      }
      const armed = traffic()
      await page.evaluate(noteMoment)
      await page.evaluate(`void (${column.fire})('${POPUP}')`)
      const viewed = await trafficUntil('/api/display/viewed/')
      const before = new Set(await page.evaluate(askedBefore))
      const trafficToShow = trafficOf(calls.filter(({ path }) => before.has(path)))
      await sendLead(page)
      return { armed, shown: trafficToShow, told: viewed, lead: await trafficUntil('/api/display/conversion/') }
    })
  } finally {
    await site.stop()
  }
}
