/**
 * When the visitor has scrolled. A script, a chat log or a slideshow scrolls as well, and its events look the same: what
 * comes without a press, a key, a finger or a wheel shortly before is nobody's.
 */
import { after, all, on, type Stop } from './dom'
import { doc } from './safe-dom'
import { onScroll, scroller } from './scroller'
import { source } from './source'

/**
 * Milliseconds. Reading the page's height may force a layout, so do it at most this often (specification, section 9).
 */
const THROTTLE = 300
/** Milliseconds: how long a page may go on moving after the visitor has done something, and how long a scrollbar is held. */
const ACT_LASTS = 10_000

let actedAt = -ACT_LASTS

/** Keeps the time of what the visitor did last. Tells of a wheel or finger: browsers may move the page before they send it. */
const acts = source<void>((tell) =>
  all(
    ['pointerdown', 'keydown', 'touchmove', 'wheel'].map((type, index) =>
      on(
        window,
        type,
        ({ isTrusted }) => {
          if (!isTrusted) return
          actedAt = performance.now()
          if (index > 1) tell()
        },
        { capture: true, passive: true },
      ),
    ),
  ),
)

/** The browser has gone to where the visitor was before, or to what the address names. */
const isPlaced = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Boolean(location.hash) || visit?.type !== 'navigate'
}

const isVisitors = (): boolean =>
  performance.now() - actedAt < ACT_LASTS || (doc.readyState !== 'complete' && isPlaced())

/**
 * @param hear which events of scrolling @param measure after the visitor has scrolled; at first also where the page stands:
 * it `counts` if the visitor or the browser has brought it there
 */
export const afterScrolling = (hear: (tell: () => void) => Stop, measure: (counts: boolean) => void): Stop => {
  let waiting: Stop | undefined
  const soon = (counts: () => boolean): void => {
    waiting ??= after(THROTTLE, () => {
      waiting = undefined
      measure(counts())
    })
  }
  soon(() => isPlaced() || isVisitors())
  const look = (): void => soon(() => true)
  return all([acts(look), hear(() => isVisitors() && look()), () => waiting?.()])
}

/** Fires after the visitor has scrolled the page. */
export const scrolled = source<void>((notify) =>
  afterScrolling(onScroll, (counts) => {
    if (counts || scroller().top <= 0) notify()
  }),
)
