import { all, on } from '../../shared/dom'
import { createMount } from '../ui/index'
import css from './bar.css?inline'
import { push } from './push'

/** A modal window on the page, of ours or of its own. */
const modalIsOpen = (): boolean =>
  [document, ...[...document.querySelectorAll('wisp-popup')].map(({ shadowRoot }) => shadowRoot)].some((root) =>
    root?.querySelector('dialog:modal'),
  )

/**
 * The top layer is in order of opening: over a modal window a bar would lie on top and yet be inert. Then, and where the
 * browser lacks popovers, its z-index has to do.
 */
const open = (frame: HTMLElement): void => {
  if (modalIsOpen()) frame.removeAttribute('popover')
  else frame.showPopover?.()
}

/** A strip along an edge. It never takes the focus. */
export const mount = createMount({
  css,
  tag: 'div',
  size: { width: 1920, height: 0 },
  open,
  hold: (frame, { close, design, root }) =>
    all([
      on<KeyboardEvent>(root, 'keydown', ({ key }) => {
        if (key === 'Escape' && !design.contentLock) close('escape')
      }),
      design.position.startsWith('top') ? push(frame) : () => {},
    ]),
})
