import { bare } from '../../../../shared/page/platform/safe-dom'
import type { Act } from '../act'
import { controlOf } from '../control'
import { byId } from '../elements'

/** True if the browser accepts it as what has submitted the form. */
const submits = (control: HTMLElement, form: HTMLFormElement): control is HTMLButtonElement | HTMLInputElement =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
  /^(submit|image)$/.test(control.type) &&
  control.form === form

/**
 * The form of the button, else the one around the element, else the one that the action names. The browser's own checks
 * run, and the form's listeners hear of it.
 */
export const submitForm: Act = ({ action, holder }) => {
  const control = controlOf(holder)
  const ownForm = control instanceof HTMLButtonElement || control instanceof HTMLInputElement ? control.form : null
  const form = ownForm ?? bare(holder, 'closest')('form') ?? byId(action.target)
  if (form instanceof HTMLFormElement) bare(form, 'requestSubmit')(submits(control, form) ? control : null)
}
