import { after, all, on, type Stop } from '../../../shared/platform/dom'

/** Milliseconds from the press (specification, section 9). The second is for a browser that refused the first time. */
const DELAYS = [1_000, 1_100]

/** A visitor on the way to another page, who is held up for analytics. */
export interface Departure {
  /** Goes, unless the visitor has gone already. */
  go: () => void
  /** Stays: the visitor goes somewhere else. */
  stop: Stop
  isOver(): boolean
}

/** @param follow goes there; called until it does not throw, and then never again */
export const createDeparture = (follow: () => void): Departure => {
  let isOver = false
  const stop = (): void => {
    isOver = true
    stops()
  }
  const go = (): void => {
    if (isOver) return
    follow()
    stop()
  }
  const stops = all([
    ...DELAYS.map((delay) => after(delay, go)),
    // A page that comes back from the browser's cache goes on where it was.
    ...['beforeunload', 'pagehide'].map((type) => on(window, type, stop)),
  ])
  return { go, stop, isOver: () => isOver }
}
