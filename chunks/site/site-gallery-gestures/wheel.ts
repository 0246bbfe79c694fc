import type { GalleryView } from '../../../shared/page/gallery/chunks'
import { on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds without the wheel after which it is a new gesture: a trackpad goes on by itself for about a second. */
const PAUSE_MS = 200

/** Down is the next image. One gesture pages once. */
export const watchWheel = (view: GalleryView): Stop => {
  let last = -PAUSE_MS
  return on<WheelEvent>(
    view.dialog,
    'wheel',
    ({ timeStamp, ctrlKey, deltaX, deltaY }) => {
      const { type, options } = view.items[view.index()] ?? {}
      const isNew = timeStamp - last >= PAUSE_MS
      last = timeStamp
      // With ctrl it enlarges; what is enlarged moves.
      if (!isNew || ctrlKey || view.zoomed || type !== 'image' || !options?.mouseWheel) return
      if (Math.abs(deltaY) > Math.abs(deltaX)) view.page(deltaY > 0 ? 1 : -1)
    },
    { passive: true },
  )
}
