/** One round of one column: visits to a nearby server, to a distant one, and with its server down. */
import type { Browser } from 'playwright-core'
import { POPUP } from '../popups'
import { withVisit } from './arrive'
import { type Opening, PAGE_SIZES, type PageSize, type RoundResult } from './measures/measure'
import type { Site, Traffic } from './sites'
import { type Visit, visit } from './visit'

/** Round-trip time of a slow mobile network, in milliseconds. */
export const FAR_LATENCY_MS = 150

const fires = ({ column }: Site): boolean => column.name !== 'empty'

/** Ours, and the browser's own: the page's size means the same to all that use a dialog. */
const SIZED_COLUMNS = ['wisp', 'dialog']

const openOn = async (page: Visit, size: PageSize): Promise<Opening> => {
  await page.resize(size)
  const before = (await page.harm()).longTasks.length
  const painted = await page.fire(POPUP)
  await page.settle()
  const { longTasks } = await page.harm()
  await page.clear()
  return { painted, longTasks: longTasks.slice(before) }
}

/** The smallest first, so that no garbage of a larger page is collected meanwhile. */
const openOnSizes = async (page: Visit): Promise<Record<PageSize, Opening>> => {
  const openings: [PageSize, Opening][] = []
  for (const size of PAGE_SIZES) openings.push([size, await openOn(page, size)])
  return Object.fromEntries(openings) as Record<PageSize, Opening>
}

const nearby = (browser: Browser, site: Site) =>
  withVisit(visit(browser, site), async (page): Promise<Omit<RoundResult, 'bootFast'>> => {
    const armed = { traffic: page.traffic(), memory: await page.memory() }
    const { boot } = page
    if (!fires(site)) return { armed, boot, harm: await page.harm() }
    const cold = await page.fire(POPUP)
    const trafficWhenShown = page.traffic()
    await page.settle()
    const afterView = { traffic: page.traffic(), memory: await page.memory() }
    await page.clear()
    const warm = await page.fire(POPUP)
    const harm = await page.harm()
    await page.clear()
    const sizes = SIZED_COLUMNS.includes(site.column.name) && (await openOnSizes(page))
    return {
      armed,
      boot,
      shown: trafficWhenShown,
      told: afterView,
      harm,
      ...(sizes && { sizes }),
      paint: { cold, warm, far: Number.NaN },
    }
  })

const farAway = (browser: Browser, site: Site): Promise<number> =>
  withVisit(visit(browser, site, { latency: FAR_LATENCY_MS }), (page) => page.fire(POPUP))

/** All traffic until a lead has been sent; undefined for columns that send none. */
const leadOf = async (browser: Browser, site: Site): Promise<Traffic | undefined> => {
  const { lead } = site.column
  if (!lead) return
  return withVisit(visit(browser, site, { slowdown: 1 }), async (page) => {
    await page.fire(POPUP)
    await page.settle()
    for (const [field, value] of Object.entries(lead.fields)) await page.page.locator(field).fill(value)
    await page.page.locator(lead.button).click()
    await page.settle()
    return page.traffic()
  })
}

/** Number of uncaught errors with the server down, including those after firing a popup. */
const down = (browser: Browser, site: Site): Promise<number> =>
  withVisit(visit(browser, site, { down: true }), async (page) => {
    await page.fireInVain(POPUP)
    await page.settle()
    return page.errors.length
  })

/** @param first the first round, which also counts errors; they do not vary between rounds */
export const record = async (browser: Browser, site: Site, first: boolean): Promise<RoundResult> => {
  const bootFast = await withVisit(visit(browser, site, { slowdown: 1 }), async ({ boot }) => boot)
  const result: RoundResult = { ...(await nearby(browser, site)), bootFast }
  if (result.paint) result.paint.far = await farAway(browser, site)
  const lead = await leadOf(browser, site)
  if (lead) result.lead = lead
  if (first) result.errors = await down(browser, site)
  return result
}
