import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

export interface Clock {
  /** Moves the end forward, if it was later than this. */
  endBy(moment: number): void
  stop: Stop
}

/**
 * Tells how many seconds are left, rounded up: now, and at each change until there are none. It reads the clock instead
 * of counting, because a hidden tab has few timers and a sleeping computer none.
 */
export const runUntil = (moment: number, listener: (seconds: number, end: number) => void): Clock => {
  let end = moment
  let lastSeconds = Number.NaN
  let stopWaiting: Stop = () => {}
  const look = (): void => {
    stopWaiting()
    if (lastSeconds === 0) return
    const remaining = end - Date.now()
    const seconds = Math.max(0, Math.ceil(remaining / 1000))
    if (seconds) stopWaiting = after(remaining % 1000 || 1000, look)
    if (seconds === lastSeconds) return
    lastSeconds = seconds
    listener(seconds, end)
  }
  look()
  return {
    endBy(moment) {
      end = Math.min(end, moment)
      look()
    },
    stop: all([() => stopWaiting(), on(document, 'visibilitychange', look)]),
  }
}
