/** The condition of an element that shows or hides: `FIELD` or `FIELD:v1|v2`, where `*` is any value but an empty one. */
import { bare } from '../platform/safe-dom'

/** What holds the values of a field: the options of a list, and nothing for a box that is not ticked. */
const holders = (control: Element): Iterable<{ value: string }> => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions
  return control.matches(':checked,textarea,input:not([type=checkbox],[type=radio])')
    ? [control as HTMLInputElement]
    : []
}

/** Whether a field of that name, or a list of that name (`NAME[]`), has one of the values. */
export const isMet = (condition: string, form: HTMLFormElement): boolean => {
  const [name, accepted = '*'] = condition.split(/:(.*)/s)
  const values = accepted.split('|')
  return [...bare(form, 'elements')].some(
    (control) =>
      [name, `${name}[]`].includes((control as HTMLInputElement).name) &&
      [...holders(control)].some(({ value }) => values.includes(value) || (value && values.includes('*'))),
  )
}
