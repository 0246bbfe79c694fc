import { after, all, guard, on, type Stop } from './dom'
import { doc } from './safe-dom'

/** Milliseconds for which the element has to be on the screen to count as seen. */
const SEEN_AFTER_MS = 1_000

/**
 * The observer reports each step of 1 %, which is often enough even for one that is many screens tall.
 */
const RATIO_STEPS = [...Array(101).keys()].map((step) => step / 100)

/** Half of the element is in view, or it fills half of the screen. */
const isInView = ({ intersectionRatio, intersectionRect, isIntersecting }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2)

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
        if (!isShown(element)) return wait()
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
  const stop = all([() => observer.disconnect(), () => stopWaiting(), on(document, 'visibilitychange', wait)])
  return stop
}
