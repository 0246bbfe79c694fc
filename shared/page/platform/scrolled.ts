import { after, all, type Stop } from './dom'
import { onScroll } from './scroller'
import { source } from './source'

/**
 * Milliseconds. Reading the page's height may force a layout, so do it at most this often (specification, section 9).
 */
const THROTTLE_MS = 300

/** Fires after the page was scrolled. */
export const scrolled = source<void>((notify) => {
  let waiting: Stop | undefined
  const soon = (): void => {
    waiting ??= after(THROTTLE_MS, () => {
      waiting = undefined
      notify()
    })
  }
  // The browser may have restored a scroll position already.
  soon()
  return all([onScroll(soon), () => waiting?.()])
})
