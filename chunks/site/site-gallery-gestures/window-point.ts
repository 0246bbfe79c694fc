import type { GalleryView } from '../../../shared/page/gallery/chunks'

/** @returns a point of the page in px of the window, which lies on the part that is seen */
export const inWindow = (view: GalleryView, event: MouseEvent): { x: number; y: number } => {
  const { x, y, times } = view.seen()
  return { x: (event.x - x) * times, y: (event.y - y) * times }
}
