/** Measures all galleries on the same page of thumbnails. */
import type { Browser } from 'playwright-core'
import { inRounds, rowOf } from '../browser/rows'
import type { PageRow } from '../results'
import { GALLERIES } from './columns/table'
import { GALLERY_MEASURES } from './measures'
import { makePictures } from './pictures'
import { recordGallery } from './record'
import { openGallerySite } from './site'

export const runGallery = async (browser: Browser, rounds: number): Promise<PageRow[]> => {
  if (!rounds) return []
  const pictures = await makePictures()
  const sites = await Promise.all(GALLERIES.map((column) => openGallerySite(column, pictures)))
  const results = await inRounds('gallery', rounds, sites, (site, first) => recordGallery(browser, site, first))
  return GALLERY_MEASURES.map((measure) => rowOf(measure, results, GALLERIES))
}
