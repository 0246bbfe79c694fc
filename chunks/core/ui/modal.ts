/** What lightboxes, full pages and games have in common: the browser makes the page inert and keeps the focus inside. */
import { after, afterPaint, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { lockScroll } from '../../../shared/page/platform/scroll-lock'
import { fadeBackdrop } from './effects'
import { leaveByEscape, leaveByOutsideClick } from './leave'
import type { Live } from './live'
import type { Kind } from './window'

/** Milliseconds until the first field takes the focus (specification, section 4). */
const FIRST_FIELD = 2_000
/** Of the form only: a product card's list of variants is none of them. */
const FIELD_SELECTOR = 'form :is(input:not([type=hidden],[type=checkbox],[type=radio],[tabindex]),select,textarea)'

/** Only where the visitor has done nothing yet, and no on-screen keyboard would jump up. */
const focusFirstField = (frame: HTMLElement, { root }: Live): Stop => {
  const stop = after(FIRST_FIELD, () => {
    // The content of a page's own popup stands beside the shadow root.
    const [field] = [frame, root.host].flatMap((part) => part.querySelector<HTMLElement>(FIELD_SELECTOR) ?? [])
    // Scrolling to the field would take away the text above it, which the visitor may be reading.
    if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
  })
  return all([stop, on(root, 'keydown', stop), on(root, 'pointerdown', stop)])
}

/** The focused element in the open dialog. If the page removes the dialog, we put it back and focus this element again. */
let focused: HTMLElement | undefined

/** Makes the page inert. */
const makeModal = (dialog: HTMLDialogElement): void => {
  const target = focused ?? dialog
  // A dialog that the page has removed is no longer modal, but still open, and then showModal() throws.
  dialog.removeAttribute('open')
  dialog.showModal()
  target.focus({ preventScroll: true })
}

/** Makes the page usable at once; as a popover, the dialog stays on top during its exit animation. */
const letGo = (dialog: HTMLDialogElement): void => {
  dialog.close()
  // Otherwise the popover would take the focus that closing has just given back.
  dialog.inert = true
  if (!dialog.isConnected || !dialog.showPopover) return
  dialog.popover = 'manual'
  dialog.showPopover()
}

export const modal: Pick<Kind, 'tag' | 'raise' | 'hold'> = {
  tag: 'dialog',
  raise: (frame) => makeModal(frame as HTMLDialogElement),
  hold(frame, live) {
    const dialog = frame as HTMLDialogElement
    const { root } = live
    /** What gets the focus back. The browser forgets it if the focus is in the dialog before that is modal. */
    const before = doc.activeElement as HTMLElement | null
    let unlock: Stop = () => {}
    return all([
      afterPaint(() => {
        fadeBackdrop(dialog)
        unlock = lockScroll()
      }),
      on(root, 'focusin', ({ target }) => {
        focused = target as HTMLElement
      }),
      () => {
        focused = undefined
        unlock()
      },
      leaveByEscape(dialog, live),
      leaveByOutsideClick(dialog, live),
      focusFirstField(dialog, live),
      () => {
        letGo(dialog)
        if (root.host.contains(doc.activeElement)) before?.focus({ preventScroll: true })
      },
    ])
  },
}
