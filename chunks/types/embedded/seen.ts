import { after, all, guard, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/** Milliseconds that it has to be on the screen. */
const LONG_ENOUGH = 1_000

/**
 * The browser tells of each step, so that one of many screens' height is told of often enough. Not by Array.from, which MooTools and
 * old Prototype.js replace by one of their own.
 */
const STEPS = [...Array(101).keys()].map((step) => step / 100)

/** Half of it; of what is higher than the screen, half of the screen. */
const isInView = ({ intersectionRatio, intersectionRect, isIntersecting }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2)

/** A tab panel that is not shown may hold its place. By their first names, which all browsers know. */
const isShown = (element: Element): boolean =>
  !doc.hidden && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })

/** Tells once that a visitor can have seen it. */
export const onceSeen = (element: Element, tell: () => void): Stop => {
  let inView = false
  let stopWaiting: Stop = () => {}
  const wait = (): void => {
    stopWaiting()
    if (inView)
      stopWaiting = after(LONG_ENOUGH, () => {
        if (!isShown(element)) return wait()
        stop()
        tell()
      })
  }
  const observer = new IntersectionObserver(
    (entries) =>
      guard(() => {
        // A page that is busy is told of several steps at once; the last is how it is now.
        const now = isInView(entries.pop() as IntersectionObserverEntry)
        if (now === inView) return
        inView = now
        wait()
      }),
    { threshold: STEPS },
  )
  observer.observe(element)
  const stop = all([() => observer.disconnect(), () => stopWaiting(), on(document, 'visibilitychange', wait)])
  return stop
}
