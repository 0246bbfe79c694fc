/** Attributes of fields that are set when they are first touched. */
import { PATTERN_TEXT_MAX } from '../../values/pattern-text'
import { MAX_LENGTH } from './limits'

/** Sets missing attributes when a field is first touched. E-mail addresses, numbers and URLs are left-to-right. */
export const preset = (control: HTMLInputElement): void => {
  if (/email|tel|url/.test(control.type) && !control.dir) control.dir = 'ltr'
  const limit = control.getAttribute('maxlength') ?? ''
  // Browsers run a pattern on the whole value, so that is bounded.
  const bound = control.pattern ? `${PATTERN_TEXT_MAX}` : ''
  if (bound === limit) return
  control.setAttribute('maxlength', bound)
  control.setAttribute(MAX_LENGTH, limit)
}
