/** Proves that something does not happen: waits for an event that would come after it, not for a time. */
import type { Locator, Page } from 'playwright-core'

/** Waits until the page has sent a request to its site and has the answer; also where the clock of the page stands still. */
export const roundTrip = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await fetch(location.href, { cache: 'no-store' })).text())

/** Waits for a round trip, and until the page has drawn two more frames. */
export const settled = async (page: Page): Promise<void> => {
  await roundTrip(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/** Waits until the element has stopped moving. */
export const atRest = (element: Locator): Promise<unknown> =>
  element.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
