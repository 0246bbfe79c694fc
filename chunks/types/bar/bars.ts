/**
 * Which bars are on the page, and how tall they are. This is the only state that bars share: where each of them stands,
 * and how far the page is pushed down, follow from it.
 */
import { afterPaint, type Stop } from '../../../shared/platform/dom'
import type { Signals } from '../../../shared/platform/signals'
import { createPush } from './push'
import { arrange } from './stack'

/** Adds a bar: it keeps its place, and the page makes room for it, until it is removed. */
export type AddBar = (bar: HTMLElement) => Stop

export const createBars = ({ effect, signal }: Signals): AddBar => {
  /** In px, in the order in which the bars came. */
  const heights = signal(new Map<HTMLElement, number>())
  const push = createPush()
  effect(() => push(arrange(heights.value)))

  return (bar) => {
    const setHeight = (height: number): void => {
      heights.value = new Map(heights.value).set(bar, height)
    }
    const measure = (): void => setHeight(bar.offsetHeight)
    const observer = new ResizeObserver(measure)
    setHeight(0)
    // Before the first paint, asking for the height would make the browser lay out the bar in a task that is long
    // already.
    const stop = afterPaint(() => {
      measure()
      observer.observe(bar)
    })
    return () => {
      stop()
      observer.disconnect()
      const rest = new Map(heights.value)
      rest.delete(bar)
      heights.value = rest
    }
  }
}
