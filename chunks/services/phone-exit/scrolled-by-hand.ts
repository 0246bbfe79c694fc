/**
 * Tells a visitor who scrolls up fast from a script that does. A page follows the finger on it; once that is lifted, the page
 * goes on as fast, and then ever slower. A script scrolls faster than the finger did, begins slowly, or comes after a rest.
 */
import { all, on, type Stop } from '../../../shared/page/platform/dom'

/** Min. milliseconds over which the speed of a finger is measured: some browsers tell of it five times a second only. */
const FINGER_SAMPLE_MS = 50
/** Positions of the finger that are kept. */
const MAX_POSITIONS = 20
/** A page that is flicked several times in one direction becomes faster than the finger, by this at most. */
const MAX_PAGE_TO_FINGER_SPEED = 3
/** Frames are not evenly spaced, so measured speeds differ by this much. */
const FRAME_TOLERANCE = 1.25
/** Milliseconds for which a turn of the wheel moves the page. */
const WHEEL_MS = 400

interface Hand {
  /**
   * True if the visitor has moved the page up at this speed, in px per ms, since the time `from`. To be asked for one span after
   * the other.
   * @param minFingerSpeed in px per ms
   */
  hasMoved(speed: number, minFingerSpeed: number, from: number): boolean
  /** The page has stood still from one time to the other; if for longer than `maxRestMs`, scrolling has ended. */
  rested(from: number, until: number, maxRestMs: number): void
  stop: Stop
}

type Position = [y: number, time: number]

/** The finger's last speed downwards, in px per ms. */
const speedOf = (path: Position[]): number => {
  const [first, end] = [path[0], path.at(-1)]
  if (!first || !end) return 0
  const [y, time] = path.findLast((position) => end[1] - position[1] >= FINGER_SAMPLE_MS) ?? first
  return time < end[1] ? (end[0] - y) / (end[1] - time) : 0
}

export const watchHand = (): Hand => {
  let path: Position[] = []
  let touchedAt = 0
  let wheelAt = Number.NEGATIVE_INFINITY
  /** The highest speed, in px per ms, that the finger explains by now. */
  let maxPageSpeed = 0
  let fingerSpeed = 0
  const touch = ({ changedTouches, isTrusted, touches, timeStamp, type }: TouchEvent): void => {
    if (!isTrusted) return
    const [touched] = changedTouches
    if (type === 'touchstart') path = []
    // Two fingers zoom.
    path = touched && touches.length < 2 ? [...path.slice(-MAX_POSITIONS), [touched.clientY, timeStamp]] : []
    fingerSpeed = speedOf(path)
    maxPageSpeed = fingerSpeed * MAX_PAGE_TO_FINGER_SPEED
    touchedAt = timeStamp
  }
  const turn = ({ deltaY, isTrusted, timeStamp }: WheelEvent): void => {
    if (isTrusted) wheelAt = deltaY < 0 ? timeStamp : Number.NEGATIVE_INFINITY
  }
  const options = { capture: true, passive: true }
  return {
    hasMoved(speed, minFingerSpeed, from) {
      if (from - wheelAt < WHEEL_MS) return true
      const isFollowing = fingerSpeed >= minFingerSpeed && speed <= maxPageSpeed
      if (from >= touchedAt) maxPageSpeed = isFollowing ? Math.min(maxPageSpeed, speed * FRAME_TOLERANCE) : 0
      return isFollowing
    },
    rested(from, until, maxRestMs) {
      if (until - Math.max(from, touchedAt) > maxRestMs) maxPageSpeed = 0
    },
    stop: all([
      ...['touchstart', 'touchmove', 'touchend', 'touchcancel'].map((type) => on(window, type, touch, options)),
      on(window, 'wheel', turn, options),
    ]),
  }
}
