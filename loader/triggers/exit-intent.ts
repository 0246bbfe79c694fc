import { NEAR_SHARE, type Trigger } from '../../shared/page/model/trigger'
import { all, on } from '../../shared/page/platform/dom'

/** Pixels. A pointer this near to the top edge and moving up may leave soon, so fetching the popup is worth it. */
const EDGE_PX = 60

/**
 * Fires each time the pointer leaves through the top edge. Watches in the loader, because a chunk would come too late for
 * visitors who leave at once.
 */
export const exitIntent: Trigger<true> = (onProgress) =>
  all(
    // In the capture phase on the window, before a header of the page or its copy protection can stop the event.
    ['mousemove', 'mouseout'].map((type) =>
      on<MouseEvent>(
        window,
        type,
        ({ isTrusted, movementY, relatedTarget, clientY }) => {
          if (!isTrusted) return
          if (clientY < EDGE_PX && movementY < 0) onProgress(NEAR_SHARE)
          // No related target means that the pointer left the window. Select boxes and iframes send such events too, but
          // further down.
          if (type === 'mouseout' && clientY <= 0 && !relatedTarget) {
            onProgress(1)
            onProgress(0)
          }
        },
        true,
      ),
    ),
  )
