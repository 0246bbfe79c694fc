import { all, type Stop } from '../../../shared/page/platform/dom'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { newId } from '../../../shared/values/id'
import type { PutChip } from './ask'

/** On a page, there is no place for messages: one stands behind the field, and outside its label, which it is no part of. */
const putMessage = (control: HTMLElement, text: string): HTMLElement => {
  const message = doc.createElement('span')
  message.setAttribute('role', 'alert')
  message.style.display = 'block'
  message.textContent = text
  bare(control.closest('label') ?? control, 'after')(message)
  return message
}

/** Screen readers read it with the field, too. */
const describe = (control: HTMLElement, message: HTMLElement): Stop => {
  const before = control.getAttribute('aria-describedby')
  message.id = newId()
  control.setAttribute('aria-describedby', `${before ?? ''} ${message.id}`.trim())
  control.setAttribute('aria-invalid', 'true')
  return () => {
    if (before === null) control.removeAttribute('aria-describedby')
    else control.setAttribute('aria-describedby', before)
    control.removeAttribute('aria-invalid')
  }
}

export const putOnPage: PutChip = ({ field: { controls, marked }, message }, chip) => {
  const control = controls.at(-1) ?? marked
  const alert = putMessage(control, message)
  bare(alert, 'after')(chip)
  return all([() => chip.remove(), () => alert.remove(), describe(control, alert)])
}
