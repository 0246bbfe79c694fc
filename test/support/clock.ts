/** Clocks of pages that stand still: then only the case moves them, however busy the machine is. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A moment that has not come when a busy machine stops the clock there. */
const LATER = 60_000

/** From now on, and that much later than now: less than a busy machine may need would be in the past. */
export const stopClock = async ({ page }: { page: Page }, milliseconds = LATER): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + milliseconds)

/** From before the page is opened. For pages that need no time, and draw nothing in frames, until the case begins. */
export const stoppedClock = async (page: Page, time = Date.now()): Promise<void> => {
  await page.clock.install({ time: time - 60_000 })
  await page.clock.pauseAt(time)
}

/** Lets as little time pass as this needs; a step of 20 ms is about a frame. */
export const passUntil = <T>(page: Page, read: () => Promise<T>, expected: T, step = 20): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(step)
      return read()
    })
    .toEqual(expected)
