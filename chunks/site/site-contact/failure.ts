import { bare } from '../../../shared/page/platform/safe-dom'
import { ERROR } from '../../../shared/wire/page/site/contact'
import type { contact } from '../../../shared/words/english-pages'
import { make, setAttribute } from './elements'

/** A server or proxy takes no request of this size, today or later. */
const PAYLOAD_TOO_LARGE = 413

export const clearFailure = (wrapper: Element): void => {
  for (const error of wrapper.querySelectorAll(`.${ERROR}`)) error.remove()
}

/** @param isKept whether it will be sent later @param status of an answer that is no reply to the form */
export const showFailure = (
  form: HTMLFormElement,
  { kept, notSent, tooLarge }: typeof contact,
  isKept: boolean,
  status: number,
): void => {
  const error = make('div', ERROR, status === PAYLOAD_TOO_LARGE ? tooLarge : isKept ? kept : notSent)
  setAttribute(error, 'role', 'alert')
  // The original's style sheet hides it, because there it is empty.
  error.style.display = 'block'
  bare(form, 'after')(error)
}
