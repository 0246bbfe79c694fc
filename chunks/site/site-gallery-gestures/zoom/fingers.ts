/** Pinching, moving what is enlarged, double tap and double click. */
import type { GalleryView } from '../../../../shared/page/gallery/chunks'
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import { bare } from '../../../../shared/page/platform/safe-dom'
import { inWindow } from '../window-point'
import type { Zoom } from './hold'
import type { Point } from './place'

/** Milliseconds and px between the two presses of a double click. */
const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 25

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The middle of the first two fingers, and how far they are apart; at least one is down. */
const spanOf = (fingers: Map<number, Point>): [middle: Point, apart: number] => {
  const [first, second = first] = [...fingers.values()] as [Point, Point?]
  return [{ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, distance(first, second) || 1]
}

export const watchFingers = (view: GalleryView, zoom: Zoom): Stop => {
  const { dialog } = view
  const fingers = new Map<number, Point>()
  const forget = ({ pointerId }: PointerEvent): unknown => fingers.delete(pointerId)
  return all([
    on<PointerEvent>(dialog, 'pointerdown', (event) => {
      if (event.isPrimary) fingers.clear()
      fingers.set(event.pointerId, inWindow(view, event))
    }),
    on<PointerEvent>(dialog, 'pointermove', (event) => {
      // The mouse without its button; it may have been released outside the window.
      if (!event.buttons) forget(event)
      if (!fingers.has(event.pointerId)) return
      const [from, was] = spanOf(fingers)
      fingers.set(event.pointerId, inWindow(view, event))
      const [to, is] = spanOf(fingers)
      // An enlarged picture follows the finger. Two fingers zoom it, except on a page that is pinched larger: there the same
      // pinch must shrink the page back.
      if (view.zoomed || (fingers.size > 1 && view.seen().times === 1)) zoom.move(from, to, is / was)
    }),
    // However a touch ends.
    on(dialog, 'lostpointercapture', forget),
  ])
}

/** Zooms by two taps. Not by `dblclick`, which some browsers do not dispatch for taps. */
export const watchTaps = (view: GalleryView, zoom: Zoom): Stop => {
  let last: MouseEvent | undefined
  return on<MouseEvent>(view.dialog, 'click', (event) => {
    // Nor the end of a drag.
    if (event.defaultPrevented || bare(event.target as Element, 'closest')('button,a')) return
    const isSecond = last && event.timeStamp - last.timeStamp < DOUBLE_TAP_MS && distance(event, last) < DOUBLE_TAP_PX
    last = isSecond ? undefined : event
    if (isSecond) zoom.toggle(inWindow(view, event))
  })
}
