import { languageOf } from '../../../shared/page/platform/language-of'
import { bare } from '../../../shared/page/platform/safe-dom'
import { ERROR } from '../../../shared/wire/page/site/contact'
import { make, setAttribute } from './elements'
import { FAILED_MESSAGES, KEPT_MESSAGES, TOO_LARGE } from './words'

export const clearFailure = (wrapper: Element): void => {
  for (const error of wrapper.querySelectorAll(`.${ERROR}`)) error.remove()
}

/** @param isKept whether it will be sent later @param status of an answer that is no reply to the form */
export const showFailure = (form: HTMLFormElement, isKept: boolean, status: number): void => {
  const words = status === 413 ? TOO_LARGE : isKept ? KEPT_MESSAGES : FAILED_MESSAGES
  const error = make('div', ERROR, words[languageOf(form)])
  setAttribute(error, 'role', 'alert')
  // The original's style sheet hides it, because there it is empty.
  error.style.display = 'block'
  bare(form, 'after')(error)
}
