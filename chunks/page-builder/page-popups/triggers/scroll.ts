import type { ScrollSetting } from '../../../../shared/page/model/page-popup'
import type { Trigger } from '../../../../shared/page/model/trigger'
import type { TriggersChunk } from '../../../../shared/page/model/triggers-chunk'
import { after, all, on, type Stop } from '../../../../shared/page/platform/dom'
import { later } from '../../../../shared/page/platform/later'
import { doc } from '../../../../shared/page/platform/safe-dom'

/** Milliseconds: reading positions may force a layout, so do it at most this often (specification, section 9). */
const THROTTLE_MS = 300

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
const measure = ({ element, measure }: ScrollSetting, scroller: Element | null, moved: boolean): number | undefined => {
  if (!scroller) return
  if (element) {
    const target = find(element)
    return target ? inView(scroller, target) : undefined
  }
  // A popup that asks for no pixel at all still waits for the visitor to scroll.
  if (!moved && !position(scroller)) return
  return measure === 'pixel' ? position(scroller) : share(scroller)
}

/** One listener in the capture phase hears every scrolling element, also one that comes later. */
const watch = (setting: ScrollSetting, page: TriggersChunk, onProgress: (reached: number) => void): Stop => {
  const { inside } = setting
  let waiting: Stop | undefined
  let moved = false
  const look = (): void => {
    waiting = undefined
    const reached = measure(setting, inside ? find(inside) : page.scroller().element, moved)
    if (reached !== undefined && reached >= 0) onProgress(reached)
  }
  const soon = (): void => {
    waiting ??= after(THROTTLE_MS, look)
  }
  // The browser may have restored a scroll position already.
  soon()
  const scrolled = (isIt: boolean): void => {
    moved ||= isIt
    soon()
  }
  return all([
    on(document, 'scroll', ({ target }) => scrolled(!!inside && target === find(inside)), {
      capture: true,
      passive: true,
    }),
    page.onScroll(() => scrolled(!inside)),
    () => waiting?.(),
  ])
}

export const scroll =
  (setting: ScrollSetting): Trigger =>
  (onProgress, _, load) =>
    later(load<TriggersChunk>('triggers'), (chunk) => watch(setting, chunk, onProgress))
