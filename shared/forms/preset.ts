/** What fields get when they are first touched. */
import { NUMBER_MARK } from './fields'
import { MAX_LENGTH } from './limits'

/**
 * Browsers read numbers in different ways, and some change them when the wheel turns. One that the browser could not
 * read stays with it, as its text is not to be had.
 */
const asText = (control: HTMLInputElement): void => {
  if (control.validity.badInput) return
  control.setAttribute(NUMBER_MARK, '')
  control.type = 'text'
  // The change has put the caret before what was typed already.
  control.setSelectionRange(control.value.length, control.value.length)
  control.inputMode ||= 'decimal'
}

/** Sets missing attributes when a field is first touched. E-mail addresses, numbers and URLs are left-to-right. */
export const preset = (control: HTMLInputElement): void => {
  const { type } = control
  if (/email|tel|url/.test(type) && !control.dir) control.dir = 'ltr'
  if (type === 'number') asText(control)
  const limit = control.getAttribute('maxlength')
  if (!limit) return
  control.setAttribute(MAX_LENGTH, limit)
  control.removeAttribute('maxlength')
}
