/** The window of the lightbox gallery (specification, sections 2, 4, 8 and 9). */
import type { GalleryNamedChunk, GalleryPage, GalleryWindowChunk } from '../../../shared/page/gallery/chunks'
import { guard, reportRejection } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import { close, openGallery } from './gallery'
import './gallery.css'
import { Item } from './items'
import { createPage, fits } from './page'
import { dialog, nameParts, translate } from './parts'

addPageSheet(import.meta.wispCss)

/** Opens the pressed link alone, with links that lead to the same; its group comes after the first frame. */
const open = (link: HTMLElement, page: GalleryPage): void => {
  const key = page.groupKey(link)
  const kindOf = (other: HTMLElement): string => {
    const { type, options } = new Item(other, page)
    return `${type} ${options.content}`
  }
  const kind = kindOf(link)
  const links = [...page.links(`[href="${CSS.escape(`${link.getAttribute('href')}`)}"]`)].filter(
    (other) => other === link || (page.groupKey(other) === key && kindOf(other) === kind),
  )
  openGallery(page, '', [new Item(link, page, links.includes(link) ? links : undefined)], 0, key !== link)
}

export const ready: GalleryWindowChunk['ready'] = (links) => {
  const page = createPage(links)
  reportRejection(translate(page.load).then(nameParts))
  return {
    open(link) {
      const isLarge = fits(link, page)
      if (isLarge) guard(() => open(link, page))
      return isLarge
    },
    openNamed(back) {
      const opening = page
        .load<GalleryNamedChunk>('site-gallery-named')
        .then(({ openNamed }) => openNamed(back, page, { itemOf: (link) => new Item(link, page), openGallery, dialog }))
      reportRejection(opening)
    },
    close: () => guard(close),
  }
}
