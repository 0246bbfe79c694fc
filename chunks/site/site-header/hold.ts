/**
 * Keeps what is below the bar where it is while the bar changes its look: a browser that scrolls smoothly, and a script of
 * the page, know where they are going before that, and would end somewhere else.
 */
import { after, guard, type Stop } from '../../../shared/platform/dom'
import { scroller } from '../../../shared/platform/scroller'

/** Milliseconds after which a bar has its new look, however softly it changes. */
const LONGEST = 1_500

/** What comes after it in the flow of the page, and stays in its place there. */
const following = (bar: Element): Element | undefined => {
  for (let around: Element | null = bar; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getClientRects().length && /static|relative/.test(getComputedStyle(next).position)) return next
}

/** @returns what gives the bar a look by `set`, and says how much shorter the page is nevertheless; and its end */
export const createHold = (bar: Element, set: (isSmall: boolean) => void): [(isSmall: boolean) => number, Stop] => {
  let next: Element | undefined
  /** px from the top of the page: where the next element stays. */
  let place = 0
  /** A margin above it. Not by its style, which the page might change softly, or read. */
  let held: Animation | undefined
  let stopTimer: Stop | undefined

  const now = (): number => (next?.getBoundingClientRect().top ?? 0) + scroller().top
  const settle = (): void => {
    // Margins may meet: not all that is added comes of it.
    for (const _ of 'ab') {
      const missing = place - now()
      if (!next?.isConnected || Math.abs(missing) < 0.1) return
      const marginTop = `${Number.parseFloat(getComputedStyle(next).marginTop) + missing}px`
      const before = held
      held = next.animate({ marginTop }, { fill: 'forwards' })
      before?.cancel()
    }
  }
  const observer = new ResizeObserver(() => guard(settle))
  const stop = (): void => {
    stopTimer?.()
    observer.disconnect()
    held?.cancel()
    next = held = undefined
  }
  const change = (isSmall: boolean): number => {
    const { element: box } = scroller()
    const { scrollHeight } = box
    stopTimer?.()
    if (!next && box.contains(bar)) {
      next = following(bar)
      place = now()
    }
    set(isSmall)
    settle()
    observer.observe(bar)
    stopTimer = after(LONGEST, () => (isSmall ? observer.disconnect() : stop()))
    return scrollHeight - box.scrollHeight
  }
  return [change, stop]
}
