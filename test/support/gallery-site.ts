/** A page with links to pictures, and real pictures for them. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { putSite } from './site-page'
import type { World } from './world'

const images = new Map<string, Buffer>()

/** `/400x300-blue.jpg`: as large as it says. The colour names tell files of the same size apart. */
const paint = async (width: number, height: number, colour: string): Promise<Buffer> => {
  const key = `${width} ${height} ${colour}`
  const image =
    images.get(key) ??
    (await sharp({ create: { width, height, channels: 3, background: colour } })
      .jpeg()
      .toBuffer())
  images.set(key, image)
  return image
}

const PICTURE = /\/(\d+)x(\d+)-([a-z]+)\.jpg$/

interface GallerySite {
  lang?: 'en' | 'he'
  css?: string
  context?: BrowserContextOptions
  /** More directives of the page's policy. */
  policy?: string | null
  /** Keeps pictures of this address, or a chunk of it, waiting until `release`. */
  slow?: RegExp
}

/** A link with its thumbnail. @param size of the picture, `400x300-blue` */
export const link = (size: string, attributes = '', thumb = '200x150-gray'): string =>
  `<a href="/${size}.jpg" ${attributes}><img src="/${thumb}.jpg" alt="The ${size} picture" width="100" height="75"></a>`

export const openSite = async (world: World, body: string, { slow, context, ...site }: GallerySite = {}) => {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  /** Addresses of pictures in the order in which they were asked for. */
  const pictureRequests: string[] = []
  const serve = (page: Page) =>
    page.route(PICTURE, async (route) => {
      const url = route.request().url()
      const [, width, height, colour = ''] = PICTURE.exec(url) ?? []
      if (!url.includes('gray')) pictureRequests.push(new URL(url).pathname)
      if (slow?.test(url)) await released
      await route.fulfill({ contentType: 'image/jpeg', body: await paint(Number(width), Number(height), colour) })
    })
  const visit = await world.visit(putSite(world, `<main><h1>Pots</h1>${body}</main>`, site), {
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    ...context,
    async prepare({ page }) {
      if (slow)
        await page.route(slow, async (route) => {
          await released
          await route.continue()
        })
      await serve(page)
    },
  })
  const { page } = visit
  await page.waitForLoadState('load')
  const dialog = page.locator('#wisp-gallery')
  const frame = dialog.locator('.wisp-gallery-frame')
  return {
    ...visit,
    pictureRequests,
    gallery: dialog,
    frame,
    release,
    press: async (index: number): Promise<void> => {
      await expect.poll(() => page.locator('main a').nth(index).getAttribute('aria-controls')).toBe('wisp-gallery')
      await page.locator('main a').nth(index).click()
    },
    /** Waits until this is the address of what stands in the frame. */
    shows: (address: string) =>
      expect
        .poll(() =>
          frame.locator('.wisp-gallery-large img').evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
        )
        .toEqual([expect.stringContaining(address)]),
    /** px: left, top, width, height. */
    place: async (): Promise<number[]> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
      return [x, y, width, height]
    },
    closed: () => expect.poll(() => dialog.count()).toBe(0),
    focused: () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        return element?.getAttribute('href') ?? element?.getAttribute('aria-label') ?? element?.localName
      }),
  }
}
