import { after, all, guard, on, type Stop } from './dom'
import { bare, doc } from './safe-dom'

/** Milliseconds for which the element has to be on the screen to count as seen. */
const SEEN_AFTER_MS = 1_000

/**
 * The observer reports each step of 1 %, which is often enough even for one that is many screens tall.
 */
const RATIO_STEPS = [...Array(101).keys()].map((step) => step / 100)

/** Where the element is drawn: its slot, its parent, or the element of its shadow root. */
const around = (element: Element): Element | null =>
  bare(element, 'assignedSlot') ??
  bare(element, 'parentElement') ??
  (bare(element, 'getRootNode')() as Partial<ShadowRoot>).host ??
  null

/**
 * Half of the element is in view, or half of what can be: it may be larger than the window, or than a box of the page that clips it. In
 * a frame, `rootBounds` is the window around it, which may be smaller than the frame; one of another origin does not tell.
 */
const isInView = (entry: IntersectionObserverEntry): boolean => {
  const { boundingClientRect, intersectionRatio, intersectionRect, isIntersecting, rootBounds, target } = entry
  if (!isIntersecting || intersectionRatio >= 0.5) return isIntersecting
  let width = Math.min(boundingClientRect.width, innerWidth, rootBounds?.width ?? innerWidth)
  let height = Math.min(boundingClientRect.height, innerHeight, rootBounds?.height ?? innerHeight)
  for (let box = around(target); box; box = around(box)) {
    const boxHeight = bare(box, 'clientHeight')
    if (boxHeight && getComputedStyle(box).overflow !== 'visible') {
      width = Math.min(width, bare(box, 'clientWidth'))
      height = Math.min(height, boxHeight)
    }
  }
  return intersectionRect.width * intersectionRect.height >= (width * height) / 2
}

/** A hidden tab panel can be laid out nevertheless. The options have their older names, which all browsers know. */
const isShown = (element: Element): boolean =>
  !doc.hidden && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })

/** Calls `listener` once, when a visitor can have seen the element. */
export const onceSeen = (element: Element, listener: () => void): Stop => {
  let inView = false
  let stopWaiting: Stop = () => {}
  const wait = (): void => {
    stopWaiting()
    if (inView)
      stopWaiting = after(SEEN_AFTER_MS, () => {
        if (!inView || !isShown(element)) return wait()
        stop()
        listener()
      })
  }
  const observer = new IntersectionObserver(
    (entries) =>
      guard(() => {
        // A busy page gets several steps at once; the last one is the current state.
        const now = isInView(entries.pop() as IntersectionObserverEntry)
        if (now === inView) return
        inView = now
        wait()
      }),
    { threshold: RATIO_STEPS },
  )
  observer.observe(element)
  const stop = all([
    () => observer.disconnect(),
    () => {
      // Timers that a page hands out may fire although they were stopped.
      inView = false
      stopWaiting()
    },
    on(document, 'visibilitychange', wait),
  ])
  return stop
}
