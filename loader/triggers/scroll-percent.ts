import { after, all, on, type Stop } from '../../shared/dom'
import type { Trigger } from '.'
import { shared } from './shared'

/** Reading the page's height may cost a layout: at most once in this many ms (specification, section 9). */
const THROTTLE = 300

/** Percent of the way down, told when it changes; nothing is told of a page that cannot scroll. */
const depth = shared<number>((tell) => {
  let waiting: Stop | undefined
  const measure = (): void => {
    waiting = undefined
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight > clientHeight) tell((100 * scrollY) / (scrollHeight - clientHeight))
  }
  const soon = (): void => {
    waiting ??= after(THROTTLE, measure)
  }
  // The browser may have restored a position before anybody scrolled.
  soon()
  return all([on(window, 'scroll', soon, { passive: true }), () => waiting?.()])
})

/** Fires once; a last pixel that rounding keeps out of reach does not count against 100 %. */
export const scrollPercent: Trigger<number> = (percent, fire, warm) => {
  const stop = depth((reached) => {
    if (reached > percent * 0.8) warm()
    if (reached + 0.5 < percent) return
    stop()
    fire()
  })
  return stop
}
