/** One visitor's page: its requests to us, its errors, and its layout shifts. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'

interface Observations {
  /** Layout shifts without the visitor's doing, and how large they were. */
  shifts: string[]
  violations: string[]
}

type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Runs in the page before anything else. */
const watch = (): void => {
  // Milliseconds. Browsers allow half a second, but a busy machine may need longer for what follows a press at once.
  const BECAUSE_OF_PRESS = 5_000
  let pressed = Number.NEGATIVE_INFINITY
  const note = ({ isTrusted, timeStamp }: Event): void => {
    if (isTrusted) pressed = timeStamp
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, note, true)
  // A busy browser may paint a page before it has read all of it, and then the page moves by itself. From the frame
  // after that on, it must not. Kept here, before a case stops the clock.
  const frame = requestAnimationFrame.bind(window)
  let complete = Number.POSITIVE_INFINITY
  const settle = (now: number): void => {
    complete = now
  }
  addEventListener('DOMContentLoaded', () => frame(() => frame(settle)))
  const observations: Observations = { shifts: [], violations: [] }
  Object.assign(globalThis, { observations })
  document.addEventListener('securitypolicyviolation', (event) =>
    observations.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput && entry.startTime - pressed > BECAUSE_OF_PRESS)
        for (const { node, previousRect, currentRect } of entry.sources)
          if (!node || entry.startTime > complete)
            observations.shifts.push(`${node?.nodeName} ${JSON.stringify([previousRect, currentRect])}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

const DECISION = /\/api\/display\/[^/]+$/

/** Replaces hashes, ids of one visit and the like by a word, so that lists of requests can be compared. */
const normal = (url: URL): string =>
  url.pathname
    .replace(/^\/v\/[0-9a-f]+\//, '/v/')
    // A chunk that is asked for beside a pack is the same as in the folder above.
    .replace(/^\/v\/(?!phone|fonts)[a-z_-]+\/(?!ui\.js)/, '/v/')
    .replace(/(conversion|conversion-activities|total-website-session|limitLogs)\/.+/, '$1/:id')
    .replace(/(\/api\/display)\/(?!click|viewed|closed|conversion)[^/]+$/, '$1/:site')
    .replace(/\/api\/display\/template\/.+/, '/template')

export interface Visit {
  page: Page
  /** `METHOD /path` of each request to us, in order. */
  requests: string[]
  /** The forms of the display calls, in order. */
  displayCalls: Record<string, string>[]
  /** The popup's frame: the element with a role in our surface. */
  dialog: Locator
  /** Calls `window.wisp`. The call runs in the page, so it can only use its argument. */
  wisp<T, A = undefined>(call: (wisp: WispApi, argument: A) => T, argument?: A): Promise<Awaited<T>>
  /** Waits until that many display calls have been answered. */
  decided(times?: number): Promise<void>
  /** The page had no error, no blocked request and no layout shift. */
  expectUndisturbed(): Promise<void>
}

/** Milliseconds for what must come to be there; a slow machine may need them. */
export const PATIENCE = 60_000

export const contextOf = async (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  context.setDefaultTimeout(PATIENCE)
  return context
}

export const visitOf = async (context: BrowserContext, wisp: string): Promise<Visit> => {
  const page = await context.newPage()
  const requests: string[] = []
  const displayCalls: Visit['displayCalls'] = []
  const errors: string[] = []
  let answers = 0
  await page.addInitScript(watch)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === wisp) requests.push(`${request.method()} ${normal(url)}`)
    if (DECISION.test(url.pathname))
      displayCalls.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  })
  page.on('response', (response) => {
    if (DECISION.test(response.url())) answers++
  })
  const readObservations = (): Promise<Observations> =>
    page.evaluate(() => (globalThis as unknown as { observations: Observations }).observations)
  return {
    page,
    requests,
    displayCalls,
    dialog: page.getByRole('dialog'),
    wisp: (call, argument) => page.evaluate(`(${call})(window.wisp, ${JSON.stringify(argument)})`),
    decided: (times = 1) => expect.poll(() => answers).toBe(times),
    async expectUndisturbed() {
      const { shifts, violations } = await readObservations()
      expect({ errors, violations, shifts }).toEqual({ errors: [], violations: [], shifts: [] })
    },
  }
}
