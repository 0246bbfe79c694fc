/** One round of one column: visits to a nearby server, to a distant one, and with its server down. */
import type { Browser } from 'playwright-core'
import type { RoundResult } from '../measures/measure'
import { POPUP } from '../popups'
import { withVisit } from './arrive'
import type { Site } from './sites'
import { visit } from './visit'

/** Round-trip time of a slow mobile network, in milliseconds. */
const FAR_LATENCY_MS = 150

const fires = ({ column }: Site): boolean => column.name !== 'empty'

const nearby = (browser: Browser, site: Site) =>
  withVisit(visit(browser, site), async (page): Promise<Omit<RoundResult, 'bootFast'>> => {
    const armed = { traffic: page.traffic(), memory: await page.memory() }
    const { boot } = page
    if (!fires(site)) return { armed, boot, harm: await page.harm() }
    const cold = await page.fire(POPUP)
    await page.settle()
    const shown = { traffic: page.traffic(), memory: await page.memory() }
    await page.clear()
    const warm = await page.fire(POPUP)
    return { armed, boot, shown, harm: await page.harm(), paint: { cold, warm, far: Number.NaN } }
  })

const farAway = (browser: Browser, site: Site): Promise<number> =>
  withVisit(visit(browser, site, { latency: FAR_LATENCY_MS }), (page) => page.fire(POPUP))

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
  if (first) result.errors = await down(browser, site)
  return result
}
