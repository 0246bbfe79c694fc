/** What a visitor of the bench's page of thumbnails fetches of ours until the links open, and until one has. */
import type { Browser } from 'playwright-core'
import { withVisit } from '../browser/arrive'
import { ours } from '../gallery/columns/wisp'
import { PICTURE_COUNT, pictureOf } from '../gallery/pictures'
import { openGallerySite } from '../gallery/site'
import { visitGallery } from '../gallery/visit'
import type { Figures } from './figures'

export const countGallery = async (browser: Browser): Promise<Figures['gallery']> => {
  // The pictures come from the page's own server, so they may all be the same.
  const site = await openGallerySite(ours, Array(PICTURE_COUNT).fill(await pictureOf(0)))
  try {
    return await withVisit(visitGallery(browser, site, { slowdown: 1 }), async (page) => {
      const loaded = page.traffic()
      await page.open()
      await page.look()
      return { loaded, opened: page.traffic() }
    })
  } finally {
    await site.stop()
  }
}
