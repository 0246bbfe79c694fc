/** One visitor's page, with the instruments laid out. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { type Harm, watchHarm } from './harm.page'
import { measurePaint } from './paint.page'
import { watchQuiet } from './quiet'
import type { Site, Traffic } from './sites'
import { traced, type Work } from './trace'
import { until } from './until'

/** How much slower than the machine that measures: a middling phone. */
const SLOWDOWN = 4
/** Milliseconds without traffic after which nothing more is expected. */
const QUIET = 500

interface Circumstances {
  /** How much slower the processor is made. */
  slowdown?: number
  /** Milliseconds that every request takes longer. */
  latency?: number
  /** Nothing comes from its server but the script itself. */
  down?: boolean
  /** What the page's localStorage holds. */
  kept?: Record<string, string>
}

export interface Visit {
  /** Of the main thread, until all that happens before anything fires had happened. */
  boot: Work
  /** Uncaught, with their messages. */
  errors: string[]
  traffic(): Traffic
  harm(): Promise<Harm>
  /** Bytes of the heap in use once the garbage is collected. */
  memory(): Promise<number>
  /** Nothing is under way any more. */
  settle(): Promise<void>
  work(action: () => Promise<unknown>): Promise<Work>
  /** Fires a popup; milliseconds until the frame that shows it is painted. */
  fire(popup: string): Promise<number>
  /** The same where nothing can come of it. */
  fireInVain(popup: string): Promise<void>
  /** Takes the popup away. */
  clear(): Promise<void>
  leave(): Promise<void>
}

const newContext = (browser: Browser, { url }: Site, kept: Record<string, string>): Promise<BrowserContext> => {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const origins = [{ origin: new URL(url).origin, localStorage }]
  return browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins } })
}

/** Brings about the circumstances of a page that is still to come. */
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

/** What a visitor's page lets itself be asked and told, once it is there. */
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
  // What the call itself rejects with is its caller's to catch.
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
