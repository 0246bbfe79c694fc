import type { Problems } from './check'
import type { Field } from './fields'

/** Puts under each field what is wrong with it, and ties it to the field for screen readers. */
export const tell = (fields: Field[], problems: Problems): void => {
  for (const { name, marked, controls } of fields) {
    const problem = problems[name]
    const message = marked.closest('.wisp-field')?.querySelector('.wisp-problem')
    if (message) message.textContent = problem ?? ''
    for (const control of controls) {
      if (problem) {
        control.setAttribute('aria-invalid', 'true')
        control.setAttribute('aria-describedby', message?.id ?? '')
      } else {
        control.removeAttribute('aria-invalid')
        control.removeAttribute('aria-describedby')
      }
    }
  }
}
