/** The controls around the content. */

import type { GalleryItem } from '../../../shared/page/gallery/chunks'
import { isDocument, nextOf } from '../../../shared/page/gallery/items'
import { bare } from '../../../shared/page/platform/safe-dom'
import { close, counter, dialog, next, overlay, previous, title } from './parts'

const show = (part: HTMLElement, isShown: unknown): void => {
  part.hidden = !isShown
}

export const updateControls = (items: GalleryItem[], index: number, isPart: boolean): void => {
  const item = items[index] as GalleryItem
  const { options } = item
  const focused = bare(document, 'activeElement') as HTMLElement | null
  const arrows = options.showNavArrows && !isDocument(item)
  show(previous, arrows && nextOf(items, index, -1) !== undefined)
  show(next, arrows && nextOf(items, index, 1) !== undefined)
  show(close, options.showCloseButton && !options.modal)
  show(overlay, options.overlayShow)
  show(title, options.titleShow && item.title)
  show(counter, options.counter && items[1])
  overlay.style.background = options.overlayColor
  overlay.style.opacity = `${options.overlayOpacity}`
  title.textContent = item.title
  counter.textContent = `${index + 1} / ${items.length}`
  // Leaves room for the row of small pictures.
  dialog.classList.toggle('wisp-gallery-low', options.thumbnails && (isPart || items.length > 1))
  // The arrow that was pressed.
  if (focused?.hidden) dialog.focus({ preventScroll: true })
}
