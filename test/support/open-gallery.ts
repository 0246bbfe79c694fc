/** A page with a gallery of large images, opened at one of them. */
import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { standing, watchStanding } from './gallery-position'
import { putSite } from './site-page'
import type { World } from './world'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Opened {
  lang?: 'en' | 'he'
  /** Attributes of the container: options. */
  options?: string
  /** More markup. */
  more?: string
  /** The policy, as `sitePage` takes it. */
  policy?: string | null
  /** Number of the image that is opened. */
  index?: number
  context?: BrowserContextOptions
}

/** A picture of 2400 × 1200 px is larger than any screen of these tests. */
const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="100%" height="100%" fill="${colour}"/></svg>`

export const openGallery = async (
  world: World,
  { lang, policy, options = '', more = '', index = 2, context }: Opened = {},
) => {
  const links = [1, 2, 3].map(
    (number) =>
      `<a href="/large-${number}.jpg"><img src="/small-${number}.jpg" alt="Pot ${number}" width="200" height="100"></a>`,
  )
  const body = `<main><h1>Pots</h1><div data-wisp-gallery id="pots" ${options}>${links.join('')}${more}</div></main>`
  const visit = await world.visit(putSite(world, body, { lang, policy }), {
    // No transitions: each step can be seen at once.
    reducedMotion: 'reduce',
    ...context,
    prepare: async ({ page }) => {
      await page.route(/\.(jpg|svg)$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: picture('teal') }),
      )
      await watchStanding(page)
    },
  })
  const { page } = visit
  const dialog = page.locator('#wisp-gallery')
  const frame = dialog.locator('.wisp-gallery-frame')
  /** The counter's text for the picture that stands still; while it changes, a drag is ignored. */
  const counterText = async (): Promise<string> => {
    const counter = dialog.locator('.wisp-gallery-counter')
    const text = (await counter.count()) ? ((await counter.textContent()) ?? '') : 'closed'
    return text === 'closed' || text.startsWith(`${((await standing(page)) ?? -1) + 1} `) ? text : 'changing'
  }
  await page
    .locator('[aria-controls=wisp-gallery]')
    .nth(index - 1)
    .click()
  await expect.poll(() => dialog.evaluate((element) => element.classList.contains('wisp-gallery-drags'))).toBe(true)
  return {
    ...visit,
    gallery: dialog,
    frame,
    counterText,
    /** The place of the large image on the screen. */
    box: (): Promise<Box> =>
      frame.evaluate((element) => {
        const images = [...element.querySelectorAll<HTMLImageElement>('img[src*=large]')]
        const { x, y, width, height } = (images.at(-1) as HTMLImageElement).getBoundingClientRect()
        return { x, y, width, height }
      }),
    isZoomable: () => expect.poll(() => dialog.getAttribute('data-zoom')).toBe('in'),
  }
}
