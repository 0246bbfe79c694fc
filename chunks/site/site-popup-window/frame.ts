/** The dialog of a popup: the element itself, or one of ours around it. */
import type { PopupLook } from '../../../shared/page/model/timed-popup'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { bare, doc } from '../../../shared/page/platform/safe-dom'

const wrap = (element: HTMLElement): [HTMLDialogElement, Stop] => {
  const dialog = doc.createElement('dialog')
  const wasHidden = !!bare(element, 'hidden')
  const hide = bare(element, 'toggleAttribute')
  bare(element, 'replaceWith')(dialog)
  dialog.append(element)
  hide('hidden', false)
  return [
    dialog,
    () => {
      hide('hidden', wasHidden)
      // The page may have taken it out.
      dialog.replaceWith(...dialog.childNodes)
    },
  ]
}

/** @returns the dialog, and what puts the element back as it was */
export const createFrame = (element: HTMLElement, look: PopupLook): [HTMLDialogElement, Stop] => {
  const [dialog, unwrap] = element instanceof HTMLDialogElement ? [element, () => {}] : wrap(element)
  const classes = ['wisp-dialog', look.name]
  dialog.classList.add(...classes)
  dialog.tabIndex = -1
  // Screen readers read out what has opened.
  if (!dialog.matches('[aria-label],[aria-labelledby]'))
    dialog.ariaLabel =
      bare(element, 'getAttribute')('aria-label') || dialog.querySelector('h1,h2,h3')?.textContent || doc.title
  return [dialog, all([look.addClose(element), () => dialog.classList.remove(...classes), unwrap])]
}
