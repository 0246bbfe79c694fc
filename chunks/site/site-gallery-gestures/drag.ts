/** Dragging images, drawings and films: sideways to page, down with a finger to close. */
import type { GalleryView } from '../../../shared/page/gallery/chunks'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { follow, settle } from './follow'

/** px of a drag that counts, of one whose direction is clear, and of a film's own controls at its foot. */
const PAGING_DISTANCE_PX = 100
const CLEAR_DISTANCE_PX = 10
const CONTROLS_HEIGHT_PX = 80

interface Drag {
  press: PointerEvent
  axis?: 'x' | 'y' | undefined
  x: number
  y: number
}

/** Whether the content can be dragged. Content that is larger than the screen is scrolled instead. */
const isDraggable = (view: GalleryView): boolean => {
  const { dialog, frame, items, index, content } = view
  const fits = frame.offsetWidth <= dialog.clientWidth && frame.offsetHeight <= dialog.clientHeight
  return !!content() && fits && /^(image|svg|video)$/.test(items[index()]?.type ?? '')
}

/** A finger may begin on an arrow, which lies where a thumb does, or on the caption: what it drags is no press. */
const isControl = ({ target, offsetY, pointerType }: PointerEvent): boolean =>
  target instanceof HTMLVideoElement
    ? offsetY > target.clientHeight - CONTROLS_HEIGHT_PX
    : pointerType !== 'touch' && !!(target as Element).closest('button,.wisp-gallery-title')

/** @returns undefined for a direction that is not ours */
const axisOf = (view: GalleryView, x: number, y: number, { pointerType }: PointerEvent): Drag['axis'] => {
  if (view.zoomed) return
  if (Math.abs(x) > Math.abs(y)) return 'x'
  const closes = pointerType === 'touch' && !view.items[view.index()]?.options.modal
  return closes && y > 2 * Math.abs(x) ? 'y' : undefined
}

const createDrag = (view: GalleryView) => {
  const { frame } = view
  /** While a press may become a drag or is one. */
  let drag: Drag | undefined
  let moved = false

  const end = (action?: (x: number, y: number) => void): void => {
    if (!drag) return
    const { x, y } = drag
    const index = view.index()
    drag = undefined
    // Closing measures where the frame is.
    follow(frame, 0, 0)
    action?.(x, y)
    settle(frame, x, y, index !== view.index())
  }

  return {
    end,
    /** True if the last press became a drag: then it is no click. */
    moved: () => moved,
    /** A second finger ends it. */
    begin(event: PointerEvent): void {
      end()
      moved = false
      if (event.isPrimary && !event.button && isDraggable(view) && !isControl(event))
        drag = { press: event, x: 0, y: 0 }
    },
    move(event: PointerEvent): void {
      // The button was released outside the window.
      if (!event.buttons) end()
      if (drag?.press.pointerId !== event.pointerId) return
      const { times } = view.seen()
      const x = (event.clientX - drag.press.clientX) * times
      const y = (event.clientY - drag.press.clientY) * times
      if (!drag.axis && Math.hypot(x, y) >= CLEAR_DISTANCE_PX) {
        drag.axis = axisOf(view, x, y, event)
        moved = view.zoomed || !!drag.axis
        const target = event.target as Element
        // The drag is followed outside the window as well.
        if (moved) target.setPointerCapture(event.pointerId)
        if (!drag.axis) drag = undefined
      }
      if (!drag?.axis) return
      if (drag.axis === 'x') drag.x = x
      else drag.y = Math.max(0, y)
      follow(frame, drag.x, drag.y)
    },
    release(event: PointerEvent): void {
      if (drag?.press.pointerId !== event.pointerId) return
      end((x, y) => {
        if (y >= PAGING_DISTANCE_PX) view.close()
        else if (Math.abs(x) >= PAGING_DISTANCE_PX) view.page(x > 0 === (view.dialog.dir === 'rtl') ? 1 : -1)
      })
    },
  }
}

export const watchDrag = (view: GalleryView): Stop => {
  const { dialog } = view
  const { begin, move, release, end, moved } = createDrag(view)
  const cancel = (): void => end()
  return all([
    on(dialog, 'pointerdown', begin),
    on(dialog, 'pointermove', move),
    on(dialog, 'pointerup', release),
    on(dialog, 'pointercancel', cancel),
    // By default the browser drags a copy of the image.
    on(dialog, 'dragstart', (event) => isDraggable(view) && event.preventDefault()),
    // A key's click has no detail.
    on<MouseEvent>(dialog, 'click', (event) => moved() && event.detail && event.preventDefault(), true),
    view.onShown(() => dialog.classList.toggle('wisp-gallery-drags', isDraggable(view))),
    view.onClose(cancel),
  ])
}
