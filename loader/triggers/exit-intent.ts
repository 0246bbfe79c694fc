import { all, on } from '../../shared/dom'
import type { Trigger } from '.'
import { shared } from './shared'

/** Near the top edge and on the way up: worth fetching what would be shown. */
const NEAR = 60

const pointer = shared<'near' | 'gone'>((tell) =>
  all([
    on<MouseEvent>(document, 'mouseout', ({ relatedTarget, clientY }) => {
      // No related target: it left the window. Select boxes and iframes report leaves of their own, further down.
      if (!relatedTarget && clientY <= 0) tell('gone')
    }),
    on<MouseEvent>(document, 'mousemove', ({ clientY, movementY }) => movementY < 0 && clientY < NEAR && tell('near'), {
      passive: true,
    }),
  ]),
)

/** The pointer leaves through the top edge. */
export const exitIntent: Trigger<true> = (_, fire, warm) => pointer((where) => (where === 'gone' ? fire() : warm()))
