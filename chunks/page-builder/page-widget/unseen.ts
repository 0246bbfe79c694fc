import { on, type Stop } from '../../../shared/page/platform/dom'
import { scroller } from '../../../shared/page/platform/scroller'

const isDrawn = (element: Element | null): element is Element => (element?.getClientRects().length ?? 0) > 0

const nearest = (from: Element, next: 'nextElementSibling' | 'previousElementSibling'): Element | undefined => {
  let element = from[next]
  while (element && !isDrawn(element)) element = element[next]
  return element ?? undefined
}

/** Where a hidden element would begin, in px from the top of the window. */
const topOf = (hidden: Element): number => {
  const below = nearest(hidden, 'nextElementSibling')
  if (below) return below.getBoundingClientRect().top
  const above = nearest(hidden, 'previousElementSibling')
  return above?.getBoundingClientRect().bottom ?? hidden.parentElement?.getBoundingClientRect().top ?? 0
}

/** True if nothing that the visitor sees moves when the element appears. */
const isFree = (hidden: Element): boolean => {
  // Nothing has been painted yet, or there is nothing to wait for: it cannot be scrolled away.
  if (!performance.getEntriesByType('paint').length || scroller().range <= 0) return true
  const top = topOf(hidden)
  // Adding something above the visible part moves it only in browsers without scroll anchoring.
  return top >= innerHeight || (top < 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Calls `listener` once, when the place of a hidden element is off the screen: at once, or when the visitor scrolls. */
export const onceUnseen = (hidden: Element, listener: () => void): Stop => {
  let stop: Stop = () => {}
  const look = (): void => {
    if (!isFree(hidden)) return
    stop()
    listener()
  }
  if (isFree(hidden)) {
    listener()
    return stop
  }
  // Scrolling inside of the page counts too.
  stop = on(window, 'scroll', look, { capture: true, passive: true })
  return () => stop()
}
