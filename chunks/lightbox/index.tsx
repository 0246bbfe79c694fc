import { after, all, on, type Stop } from '../../shared/dom'
import { createMount, type Live } from '../ui/index'
import { leaveByEscape, leaveByOutsideClick } from './leave'

import css from './lightbox.css?inline'
import { lockScroll } from './scroll-lock'

/** Milliseconds until the first field takes the focus (specification, section 4). */
const FIRST_FIELD = 2_000
const FIELDS = '.wisp-root :is(input:not([type=hidden],[type=checkbox],[type=radio],[tabindex]),select,textarea)'

/** Only where the visitor has done nothing yet, and no on-screen keyboard would jump up. */
const focusFirstField = (frame: HTMLElement, { root }: Live): Stop => {
  const stop = after(FIRST_FIELD, () => {
    if (matchMedia('(pointer: fine)').matches) frame.querySelector<HTMLElement>(FIELDS)?.focus()
  })
  return all([stop, on(root, 'keydown', stop), on(root, 'pointerdown', stop)])
}

/** The modal window: the browser makes the page inert and keeps the focus inside. */
export const mount = createMount({
  css,
  tag: 'dialog',
  size: { width: 800, height: 500 },
  open(frame) {
    const dialog = frame as HTMLDialogElement
    dialog.close()
    dialog.showModal()
  },
  hold(frame, live) {
    const dialog = frame as HTMLDialogElement
    return all([
      leaveByEscape(dialog, live),
      leaveByOutsideClick(dialog, live),
      focusFirstField(dialog, live),
      lockScroll(),
      () => dialog.close(),
    ])
  },
})
