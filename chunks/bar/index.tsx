import { all } from '../../shared/dom'
import { createMount, floating } from '../ui/index'
import css from './bar.css?inline'
import { push, pushAgain } from './push'
import { edgeOf, stack } from './stack'

/** A strip along an edge. */
export const mount = createMount({
  ...floating,
  css,
  size: { width: 1920, height: 0 },
  open(frame) {
    // First in the document as it is on the screen, for who tabs or listens through the page.
    if (edgeOf(frame) === 'top') document.body?.before((frame.getRootNode() as ShadowRoot).host)
    floating.open(frame)
    pushAgain()
  },
  hold: (frame, live) => all([floating.hold(frame, live), stack(frame, edgeOf(frame) === 'top' ? push : () => {})]),
})
