import { after, all, type Stop } from './dom'
import { onScroll } from './scroller'
import { source } from './source'

/**
 * Milliseconds. Reading the page's height may force a layout, so do it at most this often (specification, section 9).
 */
const THROTTLE_MS = 300

/** Fires when the page is scrolled: at once, or where that would be too often, as soon as it is not. */
export const scrolled = source<void>((notify) => {
  let waiting: Stop | undefined
  let lastTime = Date.now()
  const soon = (): void => {
    waiting ??= after(THROTTLE_MS + lastTime - Date.now(), () => {
      waiting = undefined
      lastTime = Date.now()
      notify()
    })
  }
  // The browser may have restored a scroll position already.
  soon()
  return all([onScroll(soon), () => waiting?.()])
})
