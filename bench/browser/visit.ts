/** One visitor's page, with the instruments laid out. */
import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { type Harm, watchHarm } from './harm.page'
import { measurePaint } from './paint.page'
import { watchQuiet } from './quiet'
import type { Site, Traffic } from './sites'
import { traced, type Work } from './trace'
import { until } from './until'

/** How much slower than the machine that measures: a middling phone. */
const SLOWDOWN = 4
/** Milliseconds without traffic after which nothing more is expected. */
const QUIET = 700

export interface Circumstances {
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

const slowDown = async (cdp: CDPSession, rate: number, latency: number): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  if (latency) await cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency })
}

export const visit = async (browser: Browser, site: Site, circumstances: Circumstances = {}): Promise<Visit> => {
  const { column, origin, traffic, url } = site
  const { slowdown = SLOWDOWN, latency = 0, down = false, kept = {} } = circumstances
  const context = await newContext(browser, site, kept)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const quiet = await watchQuiet(cdp)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await slowDown(cdp, slowdown, latency)
  if (down)
    await page.route(
      (address) => address.origin === origin && address.pathname !== column.entry,
      (route) => route.abort('connectionrefused'),
    )
  await page.addInitScript(watchHarm)
  Object.assign(traffic, { requests: 0, bytes: 0 })

  const settle = async (): Promise<void> => {
    await until(() => quiet() > QUIET, `${column.name} to be quiet`)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  const boot = await traced(browser, page, async () => {
    await page.goto(url)
    await settle()
    if (down) return
    await until(() => page.evaluate(`(${column.armed})()`), `${column.name} to be armed`)
    await settle()
  })

  return {
    boot,
    errors,
    settle,
    traffic: () => ({ ...traffic }),
    harm: () => page.evaluate(() => (globalThis as unknown as { harm: Harm }).harm),
    async memory() {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize
    },
    work: (action) => traced(browser, page, action),
    fire: (popup) => page.evaluate(`(${measurePaint})(${column.fire}, ${column.popup}, '${popup}')`),
    // What the call itself rejects with is its caller's to catch.
    fireInVain: (popup) => page.evaluate(`void (async () => (${column.fire})('${popup}'))().catch(() => {})`),
    async clear() {
      await page.evaluate(`(${column.close})()`)
      await until(() => page.evaluate(`!(${column.popup})()`), `${column.name} to be gone`)
      await settle()
    },
    leave: () => context.close(),
  }
}
