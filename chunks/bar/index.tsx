import { all, on } from '../../shared/dom'
import { createMount } from '../ui/index'

export { show } from '../ui/index'

import css from './bar.css?inline'
import { push } from './push'

/** A strip along an edge. It never takes the focus; where the browser lacks popovers, its z-index has to do. */
export const mount = createMount({
  css,
  tag: 'div',
  size: { width: 1920, height: 0 },
  open: (frame) => frame.showPopover?.(),
  hold: (frame, { close, design, root }) =>
    all([
      on<KeyboardEvent>(root, 'keydown', ({ key }) => {
        if (key === 'Escape' && !design.contentLock) close('escape')
      }),
      design.position.startsWith('top') ? push(frame) : () => {},
    ]),
})
