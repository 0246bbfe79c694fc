import { doc } from './safe-dom'

/** True if a modal window is open, ours or the page's. */
export const modalIsOpen = (): boolean =>
  !!doc.querySelector('dialog:modal') ||
  [...doc.querySelectorAll('wisp-popup')].some(({ shadowRoot }) => shadowRoot?.querySelector('[aria-modal]'))
