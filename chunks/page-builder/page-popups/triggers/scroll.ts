import type { ScrollSetting } from '../../../../shared/model/page-popup'
import type { Trigger } from '../../../../shared/model/trigger'
import { after, all, on, type Stop } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'

/** Milliseconds: reading positions may force a layout, so do it at most this often (specification, section 9). */
const THROTTLE = 300

/** The owner's selector, which may be none, or the id alone. */
const find = (selector: string): Element | null => {
  try {
    return doc.querySelector(selector) ?? doc.getElementById(selector)
  } catch {
    return doc.getElementById(selector)
  }
}

/** How far it has been scrolled. */
const position = (scroller: Element): number => Math.max(0, scroller.scrollTop)

/** Percent. Positions are fractions and heights are rounded, so without one more pixel the end may be out of reach. */
const share = (scroller: Element): number => {
  const range = scroller.scrollHeight - scroller.clientHeight
  return range > 0 ? (100 * (scroller.scrollTop + 1)) / range : -1
}

/** How many px of the element have come over the lower edge. */
const inView = (scroller: Element, element: Element): number => {
  const { bottom } = scroller.getBoundingClientRect()
  const edge = scroller === doc.scrollingElement ? innerHeight : Math.min(innerHeight, bottom)
  return edge - element.getBoundingClientRect().top
}

/**
 * Undefined while there is nothing to measure: the page may add the element later. @param moved whether the visitor has
 * scrolled by now
 */
const measure = ({ element, inside, measure }: ScrollSetting, moved: boolean): number | undefined => {
  const scroller = inside ? find(inside) : doc.scrollingElement
  if (!scroller) return
  if (element) {
    const found = find(element)
    return found ? inView(scroller, found) : undefined
  }
  // A popup that asks for no pixel at all still waits for the visitor to scroll.
  if (!moved && !position(scroller)) return
  return measure === 'pixel' ? position(scroller) : share(scroller)
}

/** One listener in the capture phase hears the window, and every scrolling element, also one that comes later. */
export const scroll =
  (setting: ScrollSetting): Trigger =>
  (onProgress) => {
    let waiting: Stop | undefined
    let moved = false
    const look = (): void => {
      waiting = undefined
      const reached = measure(setting, moved)
      if (reached !== undefined && reached >= 0) onProgress(reached)
    }
    const soon = (): void => {
      waiting ??= after(THROTTLE, look)
    }
    // The browser may have restored a scroll position already.
    soon()
    const scrolled = ({ target }: Event): void => {
      moved ||= setting.inside ? target === find(setting.inside) : target === document
      soon()
    }
    return all([on(document, 'scroll', scrolled, { capture: true, passive: true }), () => waiting?.()])
  }
