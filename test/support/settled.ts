/** For what must not happen: waits for something that would come later, not for a time. */
import type { Locator, Page } from 'playwright-core'

/** Waits until the page has sent a request to its site, has the answer, and has drawn two more frames. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch(location.href, { cache: 'no-store' })).text()
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  })

/** Waits until the element has stopped moving. */
export const atRest = (element: Locator): Promise<unknown> =>
  element.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
