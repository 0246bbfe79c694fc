/** The condition of an element that shows or hides: `FIELD` or `FIELD:v1|v2`, where `*` is any value but an empty one. */
import { bare } from '../platform/safe-dom'

const valuesOf = (control: Element): string[] => {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  if (!control.matches('input,textarea')) return []
  const { checked, type, value } = control as HTMLInputElement
  return checked || !/^(radio|checkbox)$/.test(type) ? [value] : []
}

/** Whether a field of that name, or a list of that name (`NAME[]`), has one of the values. */
export const isMet = (condition: string, form: HTMLFormElement): boolean => {
  const [, name, accepted = '*'] = /^([^:]*)(?::(.*))?$/s.exec(condition) ?? []
  const values = accepted.split('|')
  return [...bare(form, 'elements')].some((control) => {
    const own = (control as HTMLInputElement).name
    if (own !== name && own !== `${name}[]`) return false
    return valuesOf(control).some((value) => values.includes(value) || (value && values.includes('*')))
  })
}
