import type { FieldMessages } from './check'
import type { Control, FormField } from './fields'

const say = (control: Control, name: string, value: string | false): void => {
  if (value) control.setAttribute(name, value)
  else control.removeAttribute(name)
}

/** Beside whatever else the template describes the control by. */
const describe = (control: Control, id: string, wrong: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== id)
  say(control, 'aria-describedby', [...others, wrong ? id : ''].join(' ').trim())
  say(control, 'aria-invalid', wrong && 'true')
}

/** Puts under each field what is wrong with it, and ties it to the field for screen readers. */
export const tell = (fields: FormField[], problems: FieldMessages): void => {
  for (const { name, marked, controls } of fields) {
    const problem = problems.get(name) ?? ''
    const message = marked.closest('.wisp-field')?.querySelector('.wisp-problem')
    if (message) message.textContent = problem
    for (const control of controls) describe(control, message?.id ?? '', Boolean(problem))
  }
}
