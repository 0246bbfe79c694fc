import { doc } from './safe-dom'

/** True if a modal window is open, ours or the page's. */
export const modalIsOpen = (): boolean =>
  !!doc.querySelector('dialog:modal') ||
  [...doc.querySelectorAll('wisp-popup')].some(({ shadowRoot }) => shadowRoot?.querySelector('[aria-modal]'))

/** An open modal window: one of the page, or one of our popups, which need not make the page inert. */
export const OPEN_MODAL = 'dialog:modal,.wisp-frame[aria-modal]'
