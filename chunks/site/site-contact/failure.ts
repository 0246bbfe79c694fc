import { languageOf } from '../../../shared/platform/language-of'
import { bare } from '../../../shared/platform/safe-dom'
import { ERROR } from '../../../shared/wire/site/contact'
import { make, put } from './elements'
import { FAILED, KEPT } from './words'

export const clearFailure = (wrapper: Element): void => {
  for (const error of wrapper.querySelectorAll(`.${ERROR}`)) error.remove()
}

/** @param kept whether it will be sent later */
export const showFailure = (form: HTMLFormElement, kept: boolean): void => {
  const error = make('div', ERROR, (kept ? KEPT : FAILED)[languageOf(form)])
  put(error, 'role', 'alert')
  // The original's style sheet hides it, because there it is empty.
  error.style.display = 'block'
  bare(form, 'after')(error)
}
