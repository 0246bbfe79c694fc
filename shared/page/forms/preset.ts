/** Attributes of fields that are set when they are first touched. */
import { MAX_LENGTH } from './limits'

/** Sets missing attributes when a field is first touched. E-mail addresses, numbers and URLs are left-to-right. */
export const preset = (control: HTMLInputElement): void => {
  if (/email|tel|url/.test(control.type) && !control.dir) control.dir = 'ltr'
  const limit = control.getAttribute('maxlength')
  if (!limit) return
  control.setAttribute(MAX_LENGTH, limit)
  control.removeAttribute('maxlength')
}
