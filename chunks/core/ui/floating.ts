/**
 * What all popups have in common that leave the page in use: one that comes by itself never takes the focus, one that the visitor
 * has pressed for does. Escape is theirs only from inside.
 */
import { all, on } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { Kind } from './window'

/** A modal window of the page's own: all but itself is inert. */
export const pageIsInert = (): boolean => doc.querySelector('dialog:modal') !== null

/** A modal window on the page, of ours or of its own. */
export const modalIsOpen = (): boolean =>
  [doc, ...[...doc.querySelectorAll('wisp-popup')].map(({ shadowRoot }) => shadowRoot)].some((root) =>
    root?.querySelector('dialog:modal'),
  )

export const floating: Pick<Kind, 'tag' | 'raise' | 'hold'> = {
  tag: 'div',
  /**
   * The top layer is in order of opening: over a modal window it would lie on top and yet be inert. Then, and where the
   * browser lacks popovers, its z-index has to do.
   */
  raise(frame) {
    if (modalIsOpen() || !frame.showPopover) return
    frame.popover = 'manual'
    frame.showPopover()
  },
  hold(frame, { close, context, design, root }) {
    /** Where the visitor was before they came in, and are to be again. */
    let before = doc.activeElement as HTMLElement | null
    if (context.pressed) frame.focus({ preventScroll: true })
    return all([
      on<FocusEvent>(frame, 'focusin', ({ relatedTarget }) => {
        if (relatedTarget && !frame.contains(relatedTarget as Node)) before = relatedTarget as HTMLElement
      }),
      on<KeyboardEvent>(root, 'keydown', ({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !design.contentLock) close('escape')
      }),
      () => {
        if (root.activeElement) before?.focus({ preventScroll: true })
      },
    ])
  },
}
