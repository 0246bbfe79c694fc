/** The dialog of a popup: the element itself, or one of ours around it. */
import { all, type Stop } from '../../../shared/platform/dom'
import { languageOf } from '../../../shared/platform/language-of'
import { bare, doc } from '../../../shared/platform/safe-dom'

/** What closes a popup. */
export const CLOSE = '[data-wisp-close]'

const WORDS = { en: 'Close', he: 'סגירה' }

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

/** In the element, not in our dialog, so that it has the element's direction. */
const addClose = (element: HTMLElement): Stop => {
  if (bare(element, 'querySelector')(CLOSE)) return () => {}
  const button = doc.createElement('button')
  Object.assign(button, {
    type: 'button',
    className: 'wisp-close',
    textContent: '×',
    ariaLabel: WORDS[languageOf(element)],
  })
  button.dataset.wispClose = ''
  bare(element, 'prepend')(button)
  return () => button.remove()
}

/** @returns the dialog, and what puts the element back as it was */
export const createFrame = (element: HTMLElement, look: string): [HTMLDialogElement, Stop] => {
  const [dialog, unwrap] = element instanceof HTMLDialogElement ? [element, () => {}] : wrap(element)
  const classes = ['wisp-dialog', look]
  dialog.classList.add(...classes)
  dialog.tabIndex = -1
  // Screen readers read out what has opened.
  if (!dialog.matches('[aria-label],[aria-labelledby]'))
    dialog.ariaLabel =
      bare(element, 'getAttribute')('aria-label') || dialog.querySelector('h1,h2,h3')?.textContent || doc.title
  return [dialog, all([addClose(element), () => dialog.classList.remove(...classes), unwrap])]
}
