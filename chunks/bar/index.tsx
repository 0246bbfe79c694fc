import { all } from '../../shared/dom'
import { createMount, floating } from '../ui/index'
import css from './bar.css?inline'
import { push } from './push'

/** A strip along an edge. */
export const mount = createMount({
  ...floating,
  css,
  size: { width: 1920, height: 0 },
  hold: (frame, live) =>
    all([floating.hold(frame, live), live.design.position.startsWith('top') ? push(frame) : () => {}]),
})
