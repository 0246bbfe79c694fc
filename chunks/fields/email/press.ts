/** A press of the pointer. What moves while it lasts is not clicked: the release has to come where the press began. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** A tap has mouse events too. They come after its pointer events, and it is they that take the focus from a field. */
const PRESS_STARTS = ['pointerdown', 'mousedown']
const PRESS_ENDS = ['pointerup', 'pointercancel', 'mouseup']

interface Press {
  /** Runs `action` at once, or if a press lasts, after its click. It can be called off. */
  afterwards(action: () => void): Stop
  stop: Stop
}

/** @param lasts whether a press has begun before */
export const watchPress = (lasts: boolean): Press => {
  const waiting = new Set<() => void>()
  let stopTimer: Stop = () => {}
  const begin = (): void => {
    lasts = true
    stopTimer()
  }
  const end = (): void => {
    lasts = false
    for (const action of waiting) {
      waiting.delete(action)
      action()
    }
  }
  /** The click follows in the same task as the release. */
  const release = (): void => {
    stopTimer()
    stopTimer = after(0, end)
  }
  return {
    afterwards(action) {
      if (lasts) waiting.add(action)
      else action()
      return () => void waiting.delete(action)
    },
    stop: all([
      () => stopTimer(),
      ...PRESS_STARTS.map((type) => on(window, type, begin, true)),
      ...PRESS_ENDS.map((type) => on(window, type, release, true)),
      // The browser keeps some releases to itself, such as one over its own list of a select.
      on<PointerEvent>(window, 'pointermove', ({ buttons }) => lasts && !buttons && release(), true),
    ]),
  }
}
