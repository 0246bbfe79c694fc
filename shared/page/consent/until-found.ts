import { all, every, on, type Stop } from '../platform/dom'

/** Milliseconds. Text of scripts that are put in later loads nothing, so no event tells of it. */
const LOOK_INTERVAL_MS = 1_000

/** Runs `look` now, after each script that loads, and from time to time, until it answers true. */
export const untilFound = (look: () => boolean): Stop => {
  let stop: Stop = () => {}
  const again = (): void => {
    if (look()) stop()
  }
  if (look()) return stop
  // Captured, because the load of a script does not bubble.
  stop = all([on(document, 'load', again, true), on(window, 'load', again), every(LOOK_INTERVAL_MS, again)])
  return stop
}
