/** The demo shop: a page with the script's tag, and nothing else. */
import {
  fromItsFolder,
  type MountedRoute,
  type MountedSite,
  NOTHING,
  noticePage,
  PAGE_HEADERS,
  rootFrom,
  scriptTag,
} from '../../server/mount/public'
import type { ReadPage } from '../built-page'
import { clickOnly, popupFilesIn } from '../popup-files'

const KEY = 'demo'
const PATH = '/'
const TAG_PLACE = '<!--wisp-tag-->'

export const shopRoutes = (read: ReadPage): MountedRoute[] => [
  {
    method: 'GET',
    path: PATH,
    async handle(c, { store }) {
      if (!(await store.sites.find(KEY))) return noticePage(c, NOTHING)
      const html = fromItsFolder(c, await read('shop'))
      return c.html(
        html.replace(TAG_PLACE, () => scriptTag(rootFrom(c), KEY)),
        200,
        PAGE_HEADERS,
      )
    },
  },
]

/** @param files folder of the examples */
export const shopSite = (files: string): MountedSite => ({
  key: KEY,
  name: 'Demo shop',
  home: { kind: 'shop', path: PATH },
  content: () => ({ popups: [...popupFilesIn(files, ''), ...popupFilesIn(files, 'types').map(clickOnly)] }),
})
