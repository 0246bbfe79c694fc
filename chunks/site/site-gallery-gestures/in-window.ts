import type { GalleryView } from '../../../shared/model/gallery'

/** @returns a point of the page in px of the window, which lies on the part that is seen */
export const inWindow = (view: GalleryView, at: MouseEvent): { x: number; y: number } => {
  const { x, y, times } = view.seen()
  return { x: (at.x - x) * times, y: (at.y - y) * times }
}
