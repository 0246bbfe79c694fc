/** Modal popups (lightboxes, full pages, games) cover the page, and keep the focus inside. */
import { all } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { fadeBackdrop } from './effects'
import { leaveByEscape } from './leave'
import type { Kind } from './window'

const hasFocus = (frame: HTMLElement): boolean => (frame.getRootNode() as ShadowRoot).host.contains(doc.activeElement)

/**
 * For old browsers, and where a modal window of the page makes all else inert, or takes the focus back: then the browser keeps it
 * in the dialog, but computes the style of every element anew.
 */
const makeInert = (dialog: HTMLDialogElement): void => {
  // A dialog that the page has removed is no longer modal, but still open, and then showModal() throws.
  dialog.removeAttribute('open')
  dialog.popover = null
  dialog.showModal()
}

/**
 * Covers the page, which costs the same on every page. A popover's own backdrop lets presses through, so there is a sheet
 * under it.
 */
const cover = (dialog: HTMLDialogElement): void => {
  const sheet = doc.createElement('i')
  sheet.className = 'wisp-cover'
  dialog.append(sheet)
  // Without a box, as showing a popover asks for the layout of all that has changed.
  dialog.style.display = 'none'
  for (const layer of [sheet, dialog]) {
    layer.popover = 'manual'
    layer.showPopover()
  }
  dialog.style.display = ''
}

/**
 * If the chunk that keeps the focus inside cannot be loaded, the browser does, as long as the dialog is there: a page may remove
 * it, and must be usable then.
 */
const keepFocus = (frame: HTMLElement): void => {
  const { activeElement } = frame.getRootNode() as ShadowRoot
  makeInert(frame as HTMLDialogElement)
  ;(activeElement as HTMLElement | null)?.focus({ preventScroll: true })
}

/** The page is usable at once; as a popover, the frame stays on top during its exit animation. */
const letGo = (dialog: HTMLDialogElement): void => {
  const { open } = dialog
  dialog.ariaModal = null
  dialog.close()
  // Inert, so that the popover does not take the focus that closing has just given back.
  dialog.inert = true
  if (!open || !dialog.isConnected || !dialog.showPopover) return
  dialog.popover = 'manual'
  dialog.showPopover()
}

export const modal: Pick<Kind, 'tag' | 'raise' | 'hold' | 'unattended'> = {
  tag: 'dialog',
  unattended: keepFocus,
  raise(frame) {
    const dialog = frame as HTMLDialogElement
    const { ariaModal: wasModal, open } = dialog
    const covers = !open && !!dialog.showPopover
    // When it is put back, the presence chunk gives the focus on to the element that had it.
    const takeFocus = (): void => dialog.focus({ preventScroll: true })
    if (covers) cover(dialog)
    takeFocus()
    if (!covers || !hasFocus(dialog)) {
      makeInert(dialog)
      takeFocus()
    }
    if (!wasModal) fadeBackdrop(dialog)
    dialog.ariaModal = 'true'
  },
  hold(frame, live) {
    const dialog = frame as HTMLDialogElement
    const { root } = live
    /** The element of the page that gets the focus back. */
    const before = doc.activeElement as HTMLElement | null
    return all([
      leaveByEscape(dialog, live),
      () => {
        letGo(dialog)
        if (root.host.contains(doc.activeElement)) before?.focus({ preventScroll: true })
      },
    ])
  },
}
