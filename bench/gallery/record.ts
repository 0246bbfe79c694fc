/** One round of one gallery: a visit with nothing hovered, one with the mouse on the thumbnail, one with its server down. */
import type { Browser } from 'playwright-core'
import { withVisit } from '../browser/arrive'
import type { Harm } from '../browser/harm.page'
import type { Site, Traffic } from '../browser/sites'
import type { Work } from '../browser/trace'
import type { GalleryColumn } from './column'
import type { Times } from './opening.page'
import { visitGallery } from './visit'

/** Results of one round of one column. */
export interface GallerySeen {
  /** Main-thread work until the links open. */
  boot: Work
  /** Requests to the column's own server, up to then and to the first opening. Pictures come from the page's. */
  loaded: Traffic
  opened?: Traffic
  /** Absent if nothing opens. */
  times?: { cold: Times; hovered: Times; warm: Times; next: number }
  /** During the first visit. */
  harm: Harm
  /** Uncaught errors of all visits. */
  errors: number
  /** Uncaught errors with its server down. Only in the first round. */
  errorsDown?: number | undefined
}

const opens = ({ column }: Site<GalleryColumn>): boolean => column.name !== 'empty'

const unhovered = (browser: Browser, site: Site<GalleryColumn>) =>
  withVisit(visitGallery(browser, site), async (page) => {
    const { boot, errors } = page
    const loaded = page.traffic()
    if (!opens(site)) return { boot, loaded, harm: await page.harm(), errors: errors.length }
    const cold = await page.open()
    await page.look()
    const opened = page.traffic()
    const next = await page.next()
    await page.look()
    await page.close()
    const warm = await page.open()
    await page.look()
    return { boot, loaded, opened, harm: await page.harm(), errors: errors.length, times: { cold, warm, next } }
  })

const hovered = (browser: Browser, site: Site<GalleryColumn>) =>
  withVisit(visitGallery(browser, site), async (page) => {
    await page.hover()
    const times = await page.open()
    await page.look()
    return { times, errors: page.errors.length }
  })

const down = (browser: Browser, site: Site<GalleryColumn>): Promise<number> =>
  withVisit(visitGallery(browser, site, { down: true }), async (page) => {
    await page.click()
    // Some follow the link then, which takes the page away.
    await page.settle().catch(() => page.settle())
    return page.errors.length
  })

/** @param first the first round, which also counts errors with the server down; they do not vary between rounds */
export const recordGallery = async (
  browser: Browser,
  site: Site<GalleryColumn>,
  first: boolean,
): Promise<GallerySeen> => {
  const { times, ...figures } = await unhovered(browser, site)
  const errorsDown = first ? await down(browser, site) : undefined
  if (!times) return { ...figures, errorsDown }
  const mouse = await hovered(browser, site)
  return {
    ...figures,
    times: { ...times, hovered: mouse.times },
    errors: figures.errors + mouse.errors,
    errorsDown,
  }
}
