/**
 * Keeps what is below the bar where it is while the bar changes its look: a browser that scrolls smoothly, and a script of
 * the page, know where they are going before that, and would end somewhere else.
 */
import { after, guard, type Stop } from '../../../shared/platform/dom'
import { scroller } from '../../../shared/platform/scroller'

/** Longest transition of a bar to its other look, in milliseconds. */
const LOOK_CHANGE_MS = 1_500

const isOut = (element: Element): boolean => /fixed|absolute/.test(getComputedStyle(element).position)

/** The first element below the bar that is laid out in the flow: the one that must not move. */
const following = (bar: Element): Element | undefined => {
  for (let around: Element | null = bar; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      // `offsetParent` is null for what is not drawn, and for fixed elements.
      if ((next as HTMLElement).offsetParent && /static|relative/.test(getComputedStyle(next).position)) return next
}

/** @returns what gives the bar a look by `set`, and says how much shorter the page is nevertheless; and its end */
export const createHold = (bar: Element, set: (isSmall: boolean) => void): [(isSmall: boolean) => number, Stop] => {
  let next: Element | undefined
  /** px from the top of the page: where the next element stays. */
  let place = 0
  /** The margin that holds it, as an animation: an inline style would start the page's own transitions. */
  let margin: Animation | undefined
  let stopTimer: Stop | undefined

  const missing = (): number => (next ? place - next.getBoundingClientRect().top - scroller().top : 0)
  const settle = (): void => {
    const more = missing()
    if (!next || Math.abs(more) < 0.1) return
    const out = isOut(bar)
    const target = out ? next : bar
    const side = out ? 'marginTop' : 'marginBottom'
    const before = margin
    margin = target.animate(
      { [side]: `${Number.parseFloat(getComputedStyle(target)[side]) + more}px` },
      { fill: 'forwards' },
    )
    before?.cancel()
  }
  const observer = new ResizeObserver(() => guard(settle))
  const stop = (): void => {
    set(false)
    observer.disconnect()
    margin?.cancel()
    margin = undefined
  }
  const change = (isSmall: boolean): number => {
    const { element, range } = scroller()
    stopTimer?.()
    if (!margin && element.contains(bar)) {
      next = following(bar)
      place -= missing()
    }
    // The browser must not anchor the scroll position meanwhile: near the top of the page it cannot, and would jump.
    element.animate({ overflowAnchor: ['none', 'none'] }, LOOK_CHANGE_MS)
    set(isSmall)
    settle()
    // Margins collapse, so the first one may have moved the element by less than asked.
    settle()
    observer.observe(bar)
    if (!isSmall) stopTimer = after(LOOK_CHANGE_MS, stop)
    return range - scroller().range
  }
  return [change, stop]
}
