/** A page with a number of popups: main-thread work at boot, and per scroll event. */
import type { Browser, Page } from 'playwright-core'
import type { Site } from '../browser/sites'
import { traced } from '../browser/trace'
import { until } from '../browser/until'
import type { Column } from '../columns/column'
import { wispWith } from '../columns/wisp'
import { popupWith } from '../popups'
import { statOf } from '../stats'

/** One per frame, like a browser: about four seconds. */
const SCROLL_COUNT = 240
/** Visits per round, of which the median counts: boot is short, so other activity distorts a single one. */
const BOOT_COUNT = 3

/**
 * All popups wait for the bottom of the page. With more popups of a type than may show, the targeting chunk is loaded,
 * as on any page.
 */
export const columnWith = (count: number): Column =>
  wispWith(
    Array.from({ length: count }, (_, index) => ({
      ...popupWith(index + 1),
      type: index % 2 ? ('bar' as const) : ('lightbox' as const),
      triggers: { scrollPercent: 99 },
    })),
  )

/** In the page: scrolls back and forth near the top, where no popup fires or is loaded. */
const scroll = (times: number): Promise<void> =>
  new Promise((resolve) => {
    let count = 0
    const step = (): void => {
      scrollTo(0, count % 2 ? 40 : 80)
      if (++count < times) requestAnimationFrame(step)
      else resolve()
    }
    step()
  })

export interface Costs {
  /** Script time in milliseconds, including the page's own. */
  boot: number
  /** Microseconds of script per scroll event. */
  scroll: number
}

const arrive = async (page: Page, { column, url }: Site): Promise<void> => {
  await page.goto(url)
  await until(() => page.evaluate(`(${column.armed})()`), 'popups to be armed')
}

/** A new visitor with empty storage. */
const withPage = async <T>(browser: Browser, action: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await action(await context.newPage())
  } finally {
    await context.close()
  }
}

const bootOf = (browser: Browser, site: Site): Promise<number> =>
  withPage(browser, async (page) => (await traced(browser, page, () => arrive(page, site))).script)

const scrollOf = (browser: Browser, site: Site): Promise<number> =>
  withPage(browser, async (page) => {
    await arrive(page, site)
    const { script } = await traced(browser, page, () => page.evaluate(`(${scroll})(${SCROLL_COUNT})`))
    return (1000 * script) / SCROLL_COUNT
  })

export const costsOf = async (browser: Browser, site: Site): Promise<Costs> => {
  const boots: number[] = []
  for (let visit = 0; visit < BOOT_COUNT; visit++) boots.push(await bootOf(browser, site))
  return { boot: statOf(boots).median, scroll: await scrollOf(browser, site) }
}
