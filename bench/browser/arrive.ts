/** One visitor's page, with measuring tools. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Subject } from '../columns/column'
import { type Harm, watchHarm } from './harm.page'
import { watchQuiet } from './quiet'
import type { Site, Traffic } from './sites'
import { traced, type Work } from './trace'
import { until } from './until'

/** CPU slowdown that simulates a mid-range phone. */
const SLOWDOWN = 4
/** The network counts as idle after this many milliseconds. */
const QUIET_MS = 500

export interface Circumstances {
  /** CPU slowdown factor. */
  slowdown?: number
  /** Milliseconds added to each request. */
  latency?: number
  /** The column's server delivers nothing but its script. */
  down?: boolean
  /** Initial content of localStorage. */
  storage?: Record<string, string>
  /** Run in the page before its own scripts, in this order. */
  before?: (() => void)[]
}

export interface Arrival {
  page: Page
  cdp: CDPSession
  /** Work of the main thread until the column is armed. */
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
  leave(): Promise<void>
}

type AnySite = Site<Subject>

const newContext = (browser: Browser, { url }: AnySite, storage: Record<string, string>): Promise<BrowserContext> => {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const origins = [{ origin: new URL(url).origin, localStorage }]
  return browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins } })
}

/** Applies the circumstances before the page loads. */
const arrange = async (
  page: Page,
  cdp: CDPSession,
  { column, origin }: AnySite,
  { slowdown = SLOWDOWN, latency = 0, down = false, before = [] }: Circumstances,
): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  if (latency) await cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency })
  if (down)
    await page.route(
      (address) => address.origin === origin && address.pathname !== column.entry,
      (route) => route.abort('connectionrefused'),
    )
  for (const script of [watchHarm, ...before]) await page.addInitScript(script)
}

export const arrive = async (browser: Browser, site: AnySite, circumstances: Circumstances = {}): Promise<Arrival> => {
  const { column, traffic, url } = site
  const context = await newContext(browser, site, circumstances.storage ?? {})
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const quiet = await watchQuiet(cdp)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await arrange(page, cdp, site, circumstances)
  Object.assign(traffic, { requests: 0, bytes: 0 })

  const settle = async (): Promise<void> => {
    await until(() => quiet() > QUIET_MS, `${column.name} to be quiet`)
    // The browser gives no idle time for a while after some keys.
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), QUIET_MS)
  }
  const boot = await traced(browser, page, async () => {
    await page.goto(url)
    await settle()
    if (circumstances.down) return
    await until(() => page.evaluate(`(${column.armed})()`), `${column.name} to be armed`)
    await settle()
  })
  return {
    page,
    cdp,
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
    leave: () => context.close(),
  }
}

export const withVisit = async <V extends { leave(): Promise<void> }, T>(
  opening: Promise<V>,
  action: (visit: V) => Promise<T>,
): Promise<T> => {
  const opened = await opening
  try {
    return await action(opened)
  } finally {
    await opened.leave()
  }
}
