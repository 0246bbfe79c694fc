/** A sign of leaving on a phone: the visitor scrolls up fast. */
import type { PhoneExitChunk, TriggersChunk } from '../../../shared/page/model/triggers-chunk'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { source } from '../../../shared/page/platform/source'
import { watchHand } from './scrolled-by-hand'

/** How far the visitor must have scrolled down, in screens, and how fast up again, in screens per second. */
const MIN_DEPTH_SCREENS = 1
const MIN_SCREENS_PER_SECOND = 2.5
/** Milliseconds over which the speed is measured: single events are too noisy. */
const SAMPLE_MS = 100
const MAX_SPAN_MS = 3 * SAMPLE_MS
/** Of the speed that is needed, the share that the finger itself must have: flicks in a row make the page faster than the finger. */
const FINGER_SHARE = 1 / 2

/** A fast scroll up after reading down the page, by a finger or a wheel. */
const watchScrollUp = (
  { onScroll, scroller }: Pick<TriggersChunk, 'onScroll' | 'scroller'>,
  emit: () => void,
): Stop => {
  const hand = watchHand()
  let [lastTop, lastTime, deepest] = [scroller().top, 0, 0]
  const measure = (now: number): void => {
    const span = now - lastTime
    if (span < SAMPLE_MS) return
    const { top } = scroller()
    deepest = Math.max(deepest, top)
    const speed = (lastTop - top) / span
    const neededSpeed = (MIN_SCREENS_PER_SECOND * innerHeight) / 1000
    // After a pause the last position is too old to measure the speed.
    if (span >= MAX_SPAN_MS) hand.rested(lastTime, now, MAX_SPAN_MS)
    else if (
      hand.hasMoved(speed, neededSpeed * FINGER_SHARE, lastTime) &&
      speed > neededSpeed &&
      deepest > MIN_DEPTH_SCREENS * innerHeight
    )
      emit()
    ;[lastTop, lastTime] = [top, now]
  }
  return all([hand.stop, onScroll(measure)])
}

/** Shared by all popups. */
let fastScrollUp: ((listener: () => void) => Stop) | undefined

export const onScrollUp: PhoneExitChunk['onScrollUp'] = (triggers, listener) => {
  fastScrollUp ??= source<void>((emit) => watchScrollUp(triggers, emit))
  return fastScrollUp(listener)
}
