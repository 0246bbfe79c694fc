/** Tells screen readers of an open gallery. */

import type { GalleryItem, GalleryNamesChunk, GalleryView } from '../../../shared/page/gallery/chunks'
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { announce } from './announce'
import { nameOf } from './name'

export { nameOf }

/** The place of an item, its caption, and its own name if that differs. */
const described = ({ items, say }: GalleryView, index: number): string => {
  const item = items[index] as GalleryItem
  const { title, type } = item
  const name = nameOf(item)
  const place = items[1] && `${say(type === 'image' ? 'Image' : 'Item')} ${index + 1} ${say('of')} ${items.length}`
  return [place, title, name !== title && name].filter(Boolean).join(', ')
}

export const extend: GalleryNamesChunk['extend'] = (view) => {
  view.nameOf = (index) => described(view, index)
  let isOver = false
  let stop: Stop = () => {
    isOver = true
  }
  const begin = (): void => {
    if (!isOver) stop = announce(view)
  }
  reportRejection(view.translated.then(begin))
  return () => stop()
}
