import type { Problems } from './check'
import type { Control, Field } from './fields'

/** Beside whatever else the template describes the control by. */
const describe = (control: Control, id: string, wrong: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  const all = wrong ? [...others, id] : others
  if (all.length) control.setAttribute('aria-describedby', all.join(' '))
  else control.removeAttribute('aria-describedby')
  if (wrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

/** Puts under each field what is wrong with it, and ties it to the field for screen readers. */
export const tell = (fields: Field[], problems: Problems): void => {
  for (const { name, marked, controls } of fields) {
    const problem = problems[name] ?? ''
    const message = marked.closest('.wisp-field')?.querySelector('.wisp-problem')
    if (message) message.textContent = problem
    for (const control of controls) describe(control, message?.id ?? '', Boolean(problem))
  }
}
