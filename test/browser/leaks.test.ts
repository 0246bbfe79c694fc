import type { CDPSession } from 'playwright-core'
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { FORM, popupOf } from '../support/popup'

const fixture = withWorld()

const OPENINGS = 1_000
/** The first openings fill caches, and make the engine compile what runs often. */
const FIRST = 300
/** Bytes by which the heap may grow in all openings together, as the engine keeps data of its own. */
const NOISE = 200_000

const countsOf = async (cdp: CDPSession) => {
  for (const _ of [1, 2]) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** In the page: timers that were set and have neither run nor been cleared. */
const countTimers = (): void => {
  const pending = new Set<number>()
  const { setTimeout: setTimer, clearTimeout: clear } = window
  Object.assign(window, {
    pending: () => pending.size,
    setTimeout(action: () => void, ms?: number) {
      const id = setTimer(() => {
        pending.delete(id)
        action()
      }, ms)
      pending.add(id)
      return id
    },
    clearTimeout(id: number) {
      pending.delete(id)
      clear(id)
    },
  })
}

/** In the page: opens and closes a popup, so many times. In a preview nothing is reported. */
const openAndClose = async ({ id, times }: { id: string; times: number }): Promise<void> => {
  const { wisp } = window as unknown as { wisp: { open(id: string): void; close(): void } }
  const happens = (event: string) => new Promise((resolve) => addEventListener(event, resolve, { once: true }))
  for (let count = 0; count < times; count++) {
    const showing = happens('wisp:show')
    wisp.open(id)
    await showing
    const closed = happens('wisp:close')
    wisp.close()
    await closed
  }
}

it.runIf(isShipped())(
  `opening and closing ${OPENINGS} times leaves nothing behind: no memory, element, listener or timer`,
  async () => {
    const { world } = fixture
    const popup = popupOf({
      html: `${FORM}<div data-wisp-countdown></div>`,
      design: { countdown: { style: 'flip', seconds: 900 } },
    })
    await world.show(popup)
    const { page } = await world.visit(`/plain?ppt-preview=${popup.id}`, {
      reducedMotion: 'reduce',
      prepare: ({ page }) => page.addInitScript(countTimers),
    })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.locator('dialog').waitFor()
    await page.evaluate(() => (window as unknown as { wisp: { close(): void } }).wisp.close())
    const pending = () => page.evaluate(() => (window as unknown as { pending(): number }).pending())
    await page.evaluate(openAndClose, { id: popup.id, times: FIRST })
    await expect.poll(pending).toBe(0)
    const before = await countsOf(cdp)
    await page.evaluate(openAndClose, { id: popup.id, times: OPENINGS - FIRST })
    await expect.poll(pending).toBe(0)
    const after = await countsOf(cdp)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 5)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.heap - before.heap).toBeLessThan(NOISE)
  },
)
