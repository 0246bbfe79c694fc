/** The library of designs, to look at and to choose from. */

import { readPage } from '../hosted/page-file'
import { PAGE_HEADERS } from '../hosted/page-headers'
import { fromItsFolder, rootFrom } from '../http/address/relative'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { Site, Sites } from '../sites/queries'
import { scriptTag, UNCHANGED } from '../sites/script-tag'
import type { Gallery } from './gallery'
import { LIVE_HEADERS, livePage } from './live-page'
import type { PreviewStore } from './preview-stores'

interface Services {
  /** The library of designs; absent: there is none to see. */
  gallery?: Gallery | undefined
  pagesDir: string
  /** Absent: no store is there to show designs on. */
  previewStores?: readonly PreviewStore[] | undefined
  store: { sites: Pick<Sites, 'list'> }
}

const MISSING = 'The library has no such design'

const galleryOf = ({ gallery }: Services): NonNullable<Services['gallery']> => {
  if (!gallery) throw new Refusal(404, 'This server has no library of designs')
  return gallery
}

/** A preview belongs to no site, but its page needs the script of one. */
const anySite = async ({ store }: Services): Promise<Site> => {
  const [site] = await store.sites.list()
  if (!site) throw new Refusal(404, 'Add a site first: npx wisp site add')
  return site
}

const page: Route<Services> = {
  method: 'GET',
  path: '/gallery',
  handle: async (c, services) => c.html(fromItsFolder(c, await readPage(services, 'gallery.html')), 200, PAGE_HEADERS),
}

const list: Route<Services> = {
  method: 'GET',
  path: '/gallery/designs.json',
  compressed: true,
  polled: true,
  async handle(c, services) {
    const sites = await services.store.sites.list()
    const isThere = (key: string): boolean => sites.some((site) => site.key === key)
    const store = services.previewStores?.find(({ key }) => isThere(key))
    return c.json({ ...galleryOf(services).list(), storePage: store?.path }, 200, { 'Cache-Control': 'no-cache' })
  },
}

const file: Route<Services> = {
  method: 'GET',
  path: '/gallery/file/:id',
  handle(c, services) {
    const file = galleryOf(services).file(param(c, 'id'))
    if (!file) throw new Refusal(404, MISSING)
    return c.json(file, 200, { 'Cache-Control': 'no-cache' })
  },
}

/** The design on a page; the script shows it, because `?ppt-preview=` names it. */
const live: Route<Services> = {
  method: 'GET',
  path: '/gallery/live/:id',
  async handle(c, services) {
    const popup = galleryOf(services).popup(param(c, 'id'))
    if (!popup) throw new Refusal(404, MISSING)
    const tag = scriptTag(rootFrom(c), (await anySite(services)).key, UNCHANGED)
    return c.html(livePage({ ...popup, tag, page: c.req.query('page') === 'shop' }), 200, LIVE_HEADERS)
  },
}

export const gallery: Route<Services>[] = [page, list, file, live]
