import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds from the press (specification, section 9). The second is for a browser that refused the first time. */
const DELAYS_MS = [1_000, 1_100]
/** Milliseconds after the press of a link within which the browser says that it leaves the page for it. */
const DEPARTURE_MS = 100

/** A visitor on the way to another page, who is held up for analytics. */
export interface Departure {
  isOver: boolean
  /** Goes, unless the visitor has gone already. */
  go(): void
  /** A link was pressed that opens another program, such as one for mail. */
  stay(): void
  /** Stays: the visitor goes somewhere else. */
  stop: Stop
}

/** @param follow goes there; called until it does not throw, and then never again */
export const createDeparture = (follow: () => void): Departure => {
  let stayed = 0
  const departure: Departure = {
    isOver: false,
    go() {
      if (departure.isOver) return
      follow()
      departure.stop()
    },
    stay() {
      stayed = Date.now()
    },
    stop() {
      departure.isOver = true
      stops()
    },
  }
  const stops = all([
    ...DELAYS_MS.map((delay) => after(delay, departure.go)),
    // A page that comes back from the browser's cache goes on where it was.
    on(window, 'pagehide', departure.stop),
    // Browsers say this also of a link for mail or telephone, which leaves the page where it is.
    on(window, 'beforeunload', () => {
      if (Date.now() - stayed > DEPARTURE_MS) departure.stop()
    }),
  ])
  return departure
}
