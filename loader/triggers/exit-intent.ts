import type { Trigger } from '../../shared/model/trigger'
import { all, on } from '../../shared/platform/dom'
import { source } from '../../shared/platform/source'
import { NEAR } from './near'

/** Near the top edge and on the way up: worth fetching what would be shown. */
const EDGE = 60

const pointer = source<number>((tell) =>
  all([
    on<MouseEvent>(document, 'mouseout', ({ relatedTarget, clientY }) => {
      // No related target: it left the window. Select boxes and iframes report leaves of their own, further down.
      if (!relatedTarget && clientY <= 0) {
        tell(1)
        tell(0)
      }
    }),
    on<MouseEvent>(document, 'mousemove', ({ clientY, movementY }) => movementY < 0 && clientY < EDGE && tell(NEAR)),
  ]),
)

/** The pointer leaves through the top edge. Each time counts. */
export const exitIntent: Trigger<true> = pointer
