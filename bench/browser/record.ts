/** One round of one column: visits nearby, one far away, one with its server down. */
import type { Browser } from 'playwright-core'
import type { Seen } from '../measures/measure'
import { POPUP } from '../popups'
import type { Site } from './sites'
import { type Visit, visit } from './visit'

/** Milliseconds of a round trip on a slow mobile network. */
const FAR = 150

export const withVisit = async <T>(opening: Promise<Visit>, action: (visit: Visit) => Promise<T>): Promise<T> => {
  const opened = await opening
  try {
    return await action(opened)
  } finally {
    await opened.leave()
  }
}

const fires = ({ column }: Site): boolean => column.name !== 'empty'

const nearby = (browser: Browser, site: Site) =>
  withVisit(visit(browser, site), async (page): Promise<Omit<Seen, 'bootFast'>> => {
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
  withVisit(visit(browser, site, { latency: FAR }), (page) => page.fire(POPUP))

/** Uncaught errors, those of a popup that is fired in vain among them. */
const down = (browser: Browser, site: Site): Promise<number> =>
  withVisit(visit(browser, site, { down: true }), async (page) => {
    await page.fireInVain(POPUP)
    await page.settle()
    return page.errors.length
  })

/** @param first errors are no matter of chance: one round tells them */
export const record = async (browser: Browser, site: Site, first: boolean): Promise<Seen> => {
  const bootFast = await withVisit(visit(browser, site, { slowdown: 1 }), async ({ boot }) => boot)
  const seen: Seen = { ...(await nearby(browser, site)), bootFast }
  if (seen.paint) seen.paint.far = await farAway(browser, site)
  if (first) seen.errors = await down(browser, site)
  return seen
}
