import type { GalleryItem } from '../model/gallery'
import type { Box } from './geometry'

/** Where an item opens from and closes to: its thumbnail or link; undefined if that is off the screen. */
export const originOf = ({ thumb, link }: GalleryItem): Box | undefined => {
  const box = (thumb ?? link).getBoundingClientRect()
  const { left, top, right, bottom, width } = box
  if (width && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight) return box
}
