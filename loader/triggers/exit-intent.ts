import { NEAR_SHARE, type Trigger } from '../../shared/page/model/trigger'
import { on, type Stop } from '../../shared/page/platform/dom'

/**
 * A pointer that would be past the top edge after so many moves like its last one, about 60 a second, may leave soon, so fetching the
 * popup is worth it.
 */
const MOVES_AHEAD = 20

/** All popups share the listeners: a page with a thousand popups would pay more for a thousand pairs than for everything else. */
const armed = new Set<(reached: number) => void>()

/**
 * Fires each time the pointer leaves through the top edge. Watches in the loader, because a chunk would come too late for
 * visitors who leave at once.
 */
export const exitIntent: Trigger<true> = (onProgress) => {
  armed.add(onProgress)
  return () => armed.delete(onProgress)
}

/** Tells those that are armed now: what one of them causes may arm others. */
const tell = (...progress: number[]): void => {
  for (const onProgress of [...armed]) progress.forEach(onProgress)
}

/** Listens in the capture phase on the window, before a header of the page or its copy protection can stop the events. */
export const watchPointer = (): Stop[] => [
  on<MouseEvent>(
    window,
    'mousemove',
    ({ isTrusted, movementY, clientY }) => {
      if (isTrusted && clientY < -movementY * MOVES_AHEAD) tell(NEAR_SHARE)
    },
    true,
  ),
  on<MouseEvent>(
    window,
    'mouseout',
    ({ isTrusted, relatedTarget, clientY }) => {
      // No related target means that the pointer left the window. Select boxes and iframes send such events too, but
      // further down.
      if (isTrusted && clientY <= 0 && !relatedTarget) tell(1, 0)
    },
    true,
  ),
]
