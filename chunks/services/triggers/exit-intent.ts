import { NEAR } from '../../../shared/model/near'
import { all, on } from '../../../shared/platform/dom'
import { source } from '../../../shared/platform/source'

/** Pixels. A pointer this near to the top edge and moving up may leave soon, so fetching the popup is worth it. */
const EDGE = 60

const pointer = source<number>((emit) =>
  all([
    // In the capture phase, because a header of the page may stop the event.
    on<MouseEvent>(
      document,
      'mouseout',
      ({ clientY, relatedTarget, isTrusted }) => {
        // No related target means that the pointer left the window. Select boxes and iframes send such events too, but
        // further down.
        if (clientY <= 0 && !relatedTarget && isTrusted) {
          emit(1)
          emit(0)
        }
      },
      true,
    ),
    on<MouseEvent>(document, 'mousemove', ({ clientY, movementY }) => movementY < 0 && clientY < EDGE && emit(NEAR)),
  ]),
)

/** Fires each time the pointer leaves through the top edge. */
export const exitIntent = pointer
