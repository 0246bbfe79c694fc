/**
 * Moves that do not count as layout shifts, although they are seen at once. Measured in Chromium, which compares where
 * boxes stand with where they stood, before it paints and before it says what is at a point: it leaves out what had no
 * opacity when it last compared, and what is in a box that clipped then and no longer does. A transform that holds a box
 * back is no help: fixed boxes would hang in it for a frame.
 */
import { doc } from '../../../shared/page/platform/safe-dom'
import { adopt } from '../../core/ui/index'
import { clips } from './clipping'
import { placeOf } from './place'

/** Makes the browser compare now. */
export const compare = (): void => void doc.elementFromPoint(0, 0)

/** Clips nothing that can be seen. Without containment, this would be the window's overflow. */
const CLIPPING_SELECTOR =
  '@supports (overflow-clip-margin:1px){body:not(#w){contain:style!important;overflow:clip!important;overflow-clip-margin:999999px!important}}'

/** With visibility, boxes in it that scroll are left out, too. */
const INVISIBLE_STYLE = 'opacity:0!important;visibility:hidden!important'

/** Calls `move`, which moves these boxes. Nothing is painted in between. */
export const moveUnseen = (boxes: Element[], move: () => void, page = ''): void => {
  const places = boxes.flatMap((box) => (box.isConnected ? placeOf(box) : []))
  const restoreTransitions = adopt(
    `${['body', ...places, ...places.map((place) => `${place} *`)]}{transition:none!important}`,
  )
  const show = adopt(places.map((place) => `${place}{${INVISIBLE_STYLE}}`).join('') + page)
  compare()
  show()
  move()
  compare()
  restoreTransitions()
}

/** Moves the page, too: what is in the flow of its body. */
export const movePageUnseen = (boxes: Element[], move: () => void): void =>
  moveUnseen(boxes, move, `body:not(#w){opacity:0!important}${clips() ? '' : CLIPPING_SELECTOR}`)
