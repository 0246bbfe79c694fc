import type { Page } from '../../../../shared/page/model/page'
import type { TriggersChunk } from '../../../../shared/page/model/triggers-chunk'
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import { later } from '../../../../shared/page/platform/later'
import { doc } from '../../../../shared/page/platform/safe-dom'
import { source } from '../../../../shared/page/platform/source'

/** How far the visitor must have scrolled down, in screens, and how fast up again, in screens per second. */
const MIN_DEPTH = 1
const MIN_SPEED = 2.5
/** Milliseconds over which the speed is measured: single events are too noisy. */
const SAMPLE_TIME = 100

/** Milliseconds: a page that is flicked goes on for a while. */
const FLICK_TIME = 2_000

/** When the visitor has moved the page; 0 after a tap, for instance on a button that leads back to the top. */
const moved = source<number>((emit) =>
  all(
    ['touchstart', 'touchmove', 'wheel'].map((type) =>
      on(window, type, ({ isTrusted, timeStamp }) => isTrusted && emit(type === 'touchstart' ? 0 : timeStamp), {
        capture: true,
        passive: true,
      }),
    ),
  ),
)

/** A fast scroll up after reading down the page, by a finger or a wheel. */
const watchScrollUp = ({ onScroll, scroller }: TriggersChunk, emit: () => void): Stop => {
  let [lastTop, lastTime, deepest] = [scroller().top, 0, 0]
  let movedAt = 0
  const measure = (now: number): void => {
    const span = now - lastTime
    if (span < SAMPLE_TIME) return
    const { top } = scroller()
    deepest = Math.max(deepest, top)
    // After a pause the last position is too old to measure the speed.
    const recent = span < 3 * SAMPLE_TIME && movedAt && now - movedAt < FLICK_TIME
    if (recent && deepest > MIN_DEPTH * innerHeight && (lastTop - top) * 1000 > MIN_SPEED * innerHeight * span) emit()
    ;[lastTop, lastTime] = [top, now]
  }
  return all([
    moved((time) => {
      movedAt = time
    }),
    onScroll(measure),
  ])
}

/** Shared by all popups. */
let fastScrollUp: ((listener: () => void) => Stop) | undefined
const onFastScrollUp = (chunk: TriggersChunk, listener: () => void): Stop => {
  fastScrollUp ??= source<void>((emit) => watchScrollUp(chunk, emit))
  return fastScrollUp(listener)
}

/** The visitor returns to the tab. A tab that was opened in the background does not count as left. */
const returnToTab = source<void>((emit) => {
  let wasHidden = false
  return on(document, 'visibilitychange', () => {
    if (wasHidden && !doc.hidden) emit()
    wasHidden = doc.hidden
  })
})

/** Signs of leaving on a phone. */
export const leaving = (listener: () => void, load: Page['load']): Stop =>
  all([later(load<TriggersChunk>('triggers'), (chunk) => onFastScrollUp(chunk, listener)), returnToTab(listener)])
