import type { GalleryView } from '../../../../shared/page/gallery/chunks'
import { on, type Stop } from '../../../../shared/page/platform/dom'
import { inWindow } from '../window-point'
import type { Zoom } from './hold'
import { within } from './place'

/** A notch of a mouse is far more than what the two fingers of a trackpad report at a time. */
const MAX_WHEEL_DELTA = 25

/** Ctrl+wheel, which is also what browsers make of a pinch on a trackpad; the wheel alone moves what is enlarged. */
export const watchWheel = (view: GalleryView, zoom: Zoom): Stop =>
  on<WheelEvent>(
    view.dialog,
    'wheel',
    (event) => {
      const { ctrlKey, deltaX, deltaY } = event
      // Where the page is enlarged, the pinch reduces that.
      if (!zoom.ready() || !(ctrlKey ? view.seen().times === 1 : view.zoomed)) return
      event.preventDefault()
      const point = inWindow(view, event)
      if (ctrlKey) zoom.move(point, point, 1 - within(deltaY, -MAX_WHEEL_DELTA, MAX_WHEEL_DELTA) / 100)
      else zoom.move({ x: point.x + deltaX, y: point.y + deltaY }, point)
    },
    { passive: false },
  )
