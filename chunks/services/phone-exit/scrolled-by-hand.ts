/**
 * Whether it is the visitor who scrolls up fast. A page follows the finger on it; once that is lifted, the page goes on as fast, and
 * then ever slower. What a script scrolls is faster than the finger was, begins slowly, or comes after a rest.
 */
import { all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds over which the speed of a finger is measured, at least: some browsers tell of one that scrolls five times a second. */
const FINGER_SAMPLE_MS = 50
/** As many as are needed for that. */
const MOST_PLACES = 20
/** A page that is flicked several times in one direction becomes faster than the finger, by this at most. */
const MOST_PER_FINGER = 3
/** Speeds are measured by frames, which are not quite even. */
const UNEVENNESS = 1.25
/** Milliseconds for which a turn of the wheel moves the page. */
const WHEEL_MS = 400

interface Hand {
  /**
   * Whether it has moved the page up at this speed, in px per ms. To be asked for one span of time after the other.
   * @param least speed of a finger
   */
  hasMoved(speed: number, least: number, from: number): boolean
  /** The page has stood still, for longer than it does while it is scrolled. */
  rested(from: number, until: number, longest: number): void
  stop: Stop
}

type Place = [y: number, time: number]

/** How fast the finger has moved down in the end, in px per ms. */
const speedOf = (way: Place[]): number => {
  const [first, end] = [way[0], way.at(-1)]
  if (!first || !end) return 0
  const [y, time] = way.findLast((place) => end[1] - place[1] >= FINGER_SAMPLE_MS) ?? first
  return time < end[1] ? (end[0] - y) / (end[1] - time) : 0
}

export const watchHand = (): Hand => {
  let way: Place[] = []
  let touchedAt = 0
  let turnedAt = Number.NEGATIVE_INFINITY
  /** What the page can do by now if only the finger has moved it, in px per ms. */
  let fastest = 0
  let finger = 0
  const touch = ({ changedTouches, isTrusted, touches, timeStamp, type }: TouchEvent): void => {
    if (!isTrusted) return
    const [touched] = changedTouches
    if (type === 'touchstart') way = []
    // Two fingers zoom.
    way = touched && touches.length < 2 ? [...way.slice(-MOST_PLACES), [touched.clientY, timeStamp]] : []
    finger = speedOf(way)
    fastest = finger * MOST_PER_FINGER
    touchedAt = timeStamp
  }
  const turn = ({ deltaY, isTrusted, timeStamp }: WheelEvent): void => {
    if (isTrusted) turnedAt = deltaY < 0 ? timeStamp : Number.NEGATIVE_INFINITY
  }
  const options = { capture: true, passive: true }
  return {
    hasMoved(speed, least, from) {
      if (from - turnedAt < WHEEL_MS) return true
      const isFollowing = finger >= least && speed <= fastest
      if (from >= touchedAt) fastest = isFollowing ? Math.min(fastest, speed * UNEVENNESS) : 0
      return isFollowing
    },
    rested(from, until, longest) {
      if (until - Math.max(from, touchedAt) > longest) fastest = 0
    },
    stop: all([
      ...['touchstart', 'touchmove', 'touchend', 'touchcancel'].map((type) => on(window, type, touch, options)),
      on(window, 'wheel', turn, options),
    ]),
  }
}
