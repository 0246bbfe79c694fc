/** The place of an open gallery. While one item changes into another, keys and drags are ignored. */
import type { Page } from 'playwright-core'

/** Call it before the page loads. */
export const watchStanding = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('wisp:gallery-shown', (event) =>
      Object.assign(window, { standing: (event as CustomEvent<{ index: number }>).detail.index }),
    ),
  )

/** The place of the item that came to stand last. */
export const standing = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => Reflect.get(window, 'standing') as number | undefined)
