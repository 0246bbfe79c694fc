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
    const range = scrollHeight - clientHeight
    // Positions are fractions, heights are rounded: the end may be out of reach by a pixel.
    if (range > 0) tell(scrollY > range - 1 ? 100 : (100 * scrollY) / range)
  }
  const soon = (): void => {
    waiting ??= after(THROTTLE, measure)
  }
  // The browser may have restored a position before anybody scrolled.
  soon()
  return all([on(window, 'scroll', soon, { passive: true }), () => waiting?.()])
})

/** Fires once. */
export const scrollPercent: Trigger<number> = (percent, fire, warm) => {
  const stop = depth((reached) => {
    if (reached > percent * 0.8) warm()
    if (reached < percent) return
    stop()
    fire()
  })
  return stop
}
