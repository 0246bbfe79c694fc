/**
 * Keeps what is below the bar where it is while the bar changes its look: a browser that scrolls smoothly, and a script of
 * the page, know where they are going before that, and would end somewhere else.
 */
import type { HeaderHoldChunk } from '../../../shared/page/model/site'
import { after, guard, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { scroller } from '../../../shared/page/platform/scroller'
import { type Change, changesOf } from './transitions'

const isOut = (element: Element): boolean => /fixed|absolute/.test(getComputedStyle(element).position)

/** The first element below the bar that is in the flow: it must not move. */
const following = (bar: Element): Element | undefined => {
  for (let around: Element | null = bar; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      // `offsetParent` is null for what is not drawn, and for fixed elements.
      if ((next as HTMLElement).offsetParent && /static|relative/.test(getComputedStyle(next).position)) return next
}

/** Longest transition of a bar to its other look, in milliseconds. */
const LOOK_CHANGE_MS = 1_500

export const createHold: HeaderHoldChunk['createHold'] = (bar, setSmall) => {
  let next: Element | undefined
  /** px from the top of the page: where the next element stays. */
  let place = 0
  /** The margin that holds it, as an animation: an inline style would start the page's own transitions. */
  let margin: Animation | undefined
  let stopTimer: Stop | undefined

  const gap = (): number => (next ? place - next.getBoundingClientRect().top - scroller().top : 0)
  const animateMargin = (from: number, to: number, timing: EffectTiming = {}): void => {
    const side = isOut(bar) ? 'marginTop' : 'marginBottom'
    const before = margin
    margin = (isOut(bar) ? next : bar)?.animate({ [side]: [`${from}px`, `${to}px`] }, { ...timing, fill: 'both' })
    before?.cancel()
  }
  /** @returns the margin, in px */
  const settle = (): number => {
    const holds = (): number => {
      const [element, side] = isOut(bar) && next ? ([next, 'marginTop'] as const) : ([bar, 'marginBottom'] as const)
      return Number.parseFloat(getComputedStyle(element)[side])
    }
    const more = gap()
    if (Math.abs(more) >= 0.1) {
      const to = holds() + more
      animateMargin(to, to)
    }
    return holds()
  }
  const observer = new ResizeObserver(() => guard(settle))
  const letGo = (): void => {
    observer.disconnect()
    margin?.cancel()
    margin = next = undefined
  }
  const change = (isSmall: boolean): number => {
    const { element, range, top } = scroller()
    stopTimer?.()
    if (!margin && element.contains(bar)) {
      next = following(bar)
      place -= gap()
    }
    // The browser must not anchor the scroll position meanwhile: near the top of the page it cannot, and would jump.
    element.animate({ overflowAnchor: ['none', 'none'] }, LOOK_CHANGE_MS)
    setSmall(isSmall)
    // Margins collapse, so the first one may have moved the element by less than asked.
    const settled = (): number => settle() && settle()
    const [seek, timing, ended]: Change = changesOf(doc)
    // Both ends first: in between, the margin goes as the look does, so that the page below never moves.
    seek(true)
    const to = settled()
    seek(false)
    const from = settled()
    if (timing && Math.abs(to - from) >= 0.1) animateMargin(from, to, timing)
    // Between the look and the margin the page may have been too short for its scroll position.
    if (scroller().top < top) element.scrollTo({ top, behavior: 'instant' })
    // Room that the page makes for it may come later than its own height, padding and border.
    observer.observe(bar, { box: 'border-box' })
    ended(settle)
    if (!isSmall) stopTimer = after(LOOK_CHANGE_MS, letGo)
    return range - scroller().range
  }
  return [
    change,
    () => {
      stopTimer?.()
      setSmall(false)
      letGo()
    },
  ]
}
