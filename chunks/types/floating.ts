/**
 * The behaviour that popups which leave the page usable have in common. One that opens by itself never takes the focus; one that the
 * visitor has pressed for does.
 */
import { all, on } from '../../shared/page/platform/dom'
import { modalIsOpen } from '../../shared/page/platform/modals'
import { doc } from '../../shared/page/platform/safe-dom'
import type { Kind } from '../core/ui/index'

export const floating: Pick<Kind, 'tag' | 'raise' | 'hold'> = {
  tag: 'div',
  /**
   * The top layer is in order of opening: opened after a modal window, the popup would cover it and yet be inert. Then,
   * and in browsers without popovers, the z-index has to do.
   */
  raise(frame) {
    if (modalIsOpen() || !frame.showPopover) return
    frame.popover = 'manual'
    frame.showPopover()
  },
  hold(frame, live) {
    const { context, root } = live
    /** The element that had the focus before the popup, and gets it back. */
    let before = doc.activeElement as HTMLElement | null
    if (context.pressed) frame.focus({ preventScroll: true })
    return all([
      // At the host, because the popup may show elements of the page, which are no part of the frame.
      on<FocusEvent>(root.host, 'focusin', ({ relatedTarget }) => {
        if (relatedTarget && !root.host.contains(relatedTarget as Node)) before = relatedTarget as HTMLElement
      }),
      () => {
        if (root.host.contains(doc.activeElement)) before?.focus({ preventScroll: true })
      },
    ])
  },
}
