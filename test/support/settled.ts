/** For what must not happen: waits for something that comes after it would have, not for a time. */
import type { Locator, Page } from 'playwright-core'

/** What the page had begun is over: it has asked its site something, heard the answer, and drawn two more frames. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch(location.href, { cache: 'no-store' })).text()
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  })

/** It has come to where it stays. */
export const atRest = (element: Locator): Promise<unknown> =>
  element.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
