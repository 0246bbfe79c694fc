/**
 * Keeps what is below the bar where it is while the bar changes its look: a browser that scrolls smoothly, and a script of
 * the page, know where they are going before that, and would end somewhere else.
 */
import { after, guard, type Stop } from '../../../shared/platform/dom'
import { scroller } from '../../../shared/platform/scroller'

/** Milliseconds after which a bar has its new look, however softly it changes. */
const LONGEST = 1_500

const isOut = (element: Element): boolean => /fixed|absolute/.test(getComputedStyle(element).position)

/** What comes after it in the flow of the page, and stays in its place there. */
const following = (bar: Element): Element | undefined => {
  for (let around: Element | null = bar; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      // Nothing else has a parent by layout than what is drawn, and is not fixed.
      if ((next as HTMLElement).offsetParent && /static|relative/.test(getComputedStyle(next).position)) return next
}

/** @returns what gives the bar a look by `set`, and says how much shorter the page is nevertheless; and its end */
export const createHold = (bar: Element, set: (isSmall: boolean) => void): [(isSmall: boolean) => number, Stop] => {
  let next: Element | undefined
  /** px from the top of the page: where the next element stays. */
  let place = 0
  /** A margin. Not by its style, which the page might change softly, or read. */
  let held: Animation | undefined
  let stopTimer: Stop | undefined

  const missing = (): number => (next ? place - next.getBoundingClientRect().top - scroller().top : 0)
  const settle = (): void => {
    const more = missing()
    if (!next || Math.abs(more) < 0.1) return
    const out = isOut(bar)
    const target = out ? next : bar
    const side = out ? 'marginTop' : 'marginBottom'
    const before = held
    held = target.animate(
      { [side]: `${Number.parseFloat(getComputedStyle(target)[side]) + more}px` },
      { fill: 'forwards' },
    )
    before?.cancel()
  }
  const observer = new ResizeObserver(() => guard(settle))
  const stop = (): void => {
    set(false)
    observer.disconnect()
    held?.cancel()
    held = undefined
  }
  const change = (isSmall: boolean): number => {
    const { element, range } = scroller()
    stopTimer?.()
    if (!held && element.contains(bar)) {
      next = following(bar)
      place -= missing()
    }
    // Meanwhile the browser is not to hold the text by scrolling, which it cannot do near the top.
    element.animate({ overflowAnchor: ['none', 'none'] }, LONGEST)
    set(isSmall)
    settle()
    // Margins may meet: then not all that was added has come of it.
    settle()
    observer.observe(bar)
    if (!isSmall) stopTimer = after(LONGEST, stop)
    return range - scroller().range
  }
  return [change, stop]
}
