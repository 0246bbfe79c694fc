import type { FieldMessages } from '../../../shared/page/forms/check'
import type { Control, FormField } from '../../../shared/page/forms/fields'

const setOrRemove = (control: Control, name: string, value: string | false): void => {
  if (value) control.setAttribute(name, value)
  else control.removeAttribute(name)
}

/** Keeps other ids that the template has in `aria-describedby`. */
const markControl = (control: Control, id: string, invalid: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== id)
  setOrRemove(control, 'aria-describedby', [...others, invalid ? id : ''].join(' ').trim())
  setOrRemove(control, 'aria-invalid', invalid && 'true')
}

/** Shows each field's error message and links it to the controls for screen readers. */
export const showProblems = (fields: FormField[], problems: FieldMessages): void => {
  for (const { name, marked, controls } of fields) {
    const problem = problems.get(name) ?? ''
    const message = marked.closest('.wisp-field')?.querySelector('.wisp-problem')
    if (message) message.textContent = problem
    for (const control of controls) markControl(control, message?.id ?? '', Boolean(problem))
  }
}
