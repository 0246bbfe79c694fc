import type { GalleryItem } from './chunks'
import type { Box } from './geometry'
import type { VisualView } from './seen'

/** An item opens from and closes to its thumbnail or link, in px of the window; undefined if that is off the screen. */
export const originOf = ({ thumb, link }: GalleryItem, { x, y, times }: VisualView): Box | undefined => {
  const { left, top, right, bottom, width, height } = (thumb ?? link).getBoundingClientRect()
  if (!(width && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight)) return
  return { left: (left - x) * times, top: (top - y) * times, width: width * times, height: height * times }
}
