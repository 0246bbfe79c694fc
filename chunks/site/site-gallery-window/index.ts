/** The window of the lightbox gallery (specification, sections 2, 4, 8 and 9). */
import type {
  GalleryItem,
  GalleryNamedChunk,
  GalleryPage,
  GalleryWindowChunk,
} from '../../../shared/page/gallery/chunks'
import { guard, reportRejection } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import { close, openGallery } from './gallery'
import './gallery.css'
import { groupsOf, itemsOf } from './items'
import { createPage, fits } from './page'
import { dialog } from './parts'

addPageSheet(import.meta.wispCss)

const open = (link: HTMLElement, page: GalleryPage): void => {
  const { name, links } = groupsOf(page).find((group) => group.links.includes(link)) ?? { name: '', links: [link] }
  const items = itemsOf(links, page)
  const start = items.findIndex((item) => item.links.includes(link))
  const item = items[start] as GalleryItem
  item.link = link
  openGallery(page, name, items, start)
}

export const ready: GalleryWindowChunk['ready'] = (links) => {
  const page = createPage(links)
  return {
    open(link) {
      const isLarge = fits(link, page)
      if (isLarge) guard(() => open(link, page))
      return isLarge
    },
    openNamed(back) {
      const found = page
        .load<GalleryNamedChunk>('site-gallery-named')
        .then(({ openNamed }) => openNamed(back, page, { groupsOf, itemsOf, openGallery, dialog }))
      reportRejection(found)
    },
    close: () => guard(close),
  }
}
