/** One visitor's page, with measuring tools. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { type Harm, watchHarm } from './harm.page'
import { measurePaint } from './paint.page'
import { watchQuiet } from './quiet'
import type { Site, Traffic } from './sites'
import { traced, type Work } from './trace'
import { until } from './until'

/** CPU slowdown that simulates a mid-range phone. */
const SLOWDOWN = 4
/** The network counts as idle after this many milliseconds. */
const QUIET = 500

interface Circumstances {
  /** CPU slowdown factor. */
  slowdown?: number
  /** Milliseconds added to each request. */
  latency?: number
  /** The column's server delivers nothing but its script. */
  down?: boolean
  /** Initial content of localStorage. */
  kept?: Record<string, string>
}

export interface Visit {
  /** Work of the main thread until the popup is armed. */
  boot: Work
  /** Messages of uncaught errors. */
  errors: string[]
  traffic(): Traffic
  harm(): Promise<Harm>
  /** Heap size in bytes after garbage collection. */
  memory(): Promise<number>
  /** Resolves once the page is idle. */
  settle(): Promise<void>
  work(action: () => Promise<unknown>): Promise<Work>
  /** Fires a popup. Resolves with the milliseconds until it is painted. */
  fire(popup: string): Promise<number>
  /** Fires a popup that cannot appear. */
  fireInVain(popup: string): Promise<void>
  /** Removes the popup. */
  clear(): Promise<void>
  leave(): Promise<void>
}

const newContext = (browser: Browser, { url }: Site, kept: Record<string, string>): Promise<BrowserContext> => {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const origins = [{ origin: new URL(url).origin, localStorage }]
  return browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins } })
}

/** Applies the circumstances before the page loads. */
const arrange = async (
  page: Page,
  cdp: CDPSession,
  { column, origin }: Site,
  { slowdown = SLOWDOWN, latency = 0, down = false }: Circumstances,
): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  if (latency) await cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency })
  if (down)
    await page.route(
      (address) => address.origin === origin && address.pathname !== column.entry,
      (route) => route.abort('connectionrefused'),
    )
  await page.addInitScript(watchHarm)
}

/** The measuring tools of a loaded page. */
const instruments = (page: Page, cdp: CDPSession, { column, traffic }: Site, settle: Visit['settle']) => ({
  settle,
  traffic: () => ({ ...traffic }),
  harm: (): Promise<Harm> => page.evaluate(() => (globalThis as unknown as { harm: Harm }).harm),
  async memory() {
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  },
  fire: (popup: string): Promise<number> =>
    page.evaluate(`(${measurePaint})(${column.fire}, ${column.popup}, '${popup}')`),
  // Ignore a rejection of the call itself; its caller would handle it.
  fireInVain: (popup: string): Promise<void> =>
    page.evaluate(`void (async () => (${column.fire})('${popup}'))().catch(() => {})`),
  async clear() {
    await page.evaluate(`(${column.close})()`)
    await until(() => page.evaluate(`!(${column.popup})()`), `${column.name} to be gone`)
    await settle()
  },
})

export const visit = async (browser: Browser, site: Site, circumstances: Circumstances = {}): Promise<Visit> => {
  const { column, traffic, url } = site
  const context = await newContext(browser, site, circumstances.kept ?? {})
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const quiet = await watchQuiet(cdp)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await arrange(page, cdp, site, circumstances)
  Object.assign(traffic, { requests: 0, bytes: 0 })

  const settle = async (): Promise<void> => {
    await until(() => quiet() > QUIET, `${column.name} to be quiet`)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  const boot = await traced(browser, page, async () => {
    await page.goto(url)
    await settle()
    if (circumstances.down) return
    await until(() => page.evaluate(`(${column.armed})()`), `${column.name} to be armed`)
    await settle()
  })
  return {
    ...instruments(page, cdp, site, settle),
    boot,
    errors,
    work: (action) => traced(browser, page, action),
    leave: () => context.close(),
  }
}
