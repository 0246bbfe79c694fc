import type { GalleryView } from '../../../../shared/model/gallery'
import { on, type Stop } from '../../../../shared/platform/dom'
import type { Zoom } from './hold'
import { within } from './place'

/** A notch of a mouse is far more than what the two fingers of a trackpad report at a time. */
const MOST = 25

/** Ctrl+wheel, which is also what browsers make of a pinch on a trackpad; the wheel alone moves what is enlarged. */
export const watchWheel = (view: GalleryView, zoom: Zoom): Stop =>
  on<WheelEvent>(
    view.dialog,
    'wheel',
    (event) => {
      const { ctrlKey, deltaX, deltaY, x, y } = event
      if (!zoom.ready() || !(ctrlKey || view.zoomed)) return
      event.preventDefault()
      if (ctrlKey) zoom.move(event, event, 1 - within(deltaY, -MOST, MOST) / 100)
      else zoom.move({ x: x + deltaX, y: y + deltaY }, event)
    },
    { passive: false },
  )
