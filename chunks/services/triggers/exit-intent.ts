import { NEAR } from '../../../shared/model/near'
import { all, on } from '../../../shared/platform/dom'
import { source } from '../../../shared/platform/source'

/** Pixels. A pointer this near to the top edge and moving up may leave soon, so fetching the popup is worth it. */
const EDGE = 60

const pointer = source<number>((emit) =>
  all([
    on<MouseEvent>(document, 'mouseout', ({ relatedTarget, clientY }) => {
      // No related target means that the pointer left the window. Select boxes and iframes send such events too, but
      // further down.
      if (!relatedTarget && clientY <= 0) {
        emit(1)
        emit(0)
      }
    }),
    on<MouseEvent>(document, 'mousemove', ({ clientY, movementY }) => movementY < 0 && clientY < EDGE && emit(NEAR)),
  ]),
)

/** Fires each time the pointer leaves through the top edge. */
export const exitIntent = pointer
