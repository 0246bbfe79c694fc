/** How tall the bars at the top are: the page is pushed down by that. Where each one stands, popup/edges decides. */
import { afterPaint, type Stop } from '../../../shared/page/platform/dom'
import type { Signals } from '../../../shared/page/platform/signals'
import { createPush } from './push'

/** Adds a bar: the page makes room for it until it is removed. */
export type AddBar = (bar: HTMLElement) => Stop

export const createBars = ({ effect, signal }: Signals): AddBar => {
  /** In px. */
  const heights = signal(new Map<HTMLElement, number>())
  const push = createPush()
  effect(() => push([...heights.value.values()].reduce((sum, height) => sum + height, 0)))

  return (bar) => {
    const measure = (): void => {
      heights.value = new Map(heights.value).set(bar, bar.offsetHeight)
    }
    const observer = new ResizeObserver(measure)
    // Before the first paint, asking for the height would make the browser lay out the bar in a task that is long
    // already.
    const stop = afterPaint(() => {
      measure()
      observer.observe(bar)
    })
    return () => {
      stop()
      observer.disconnect()
      const nextHeights = new Map(heights.value)
      nextHeights.delete(bar)
      heights.value = nextHeights
    }
  }
}
