/** Whether a page's form meets the condition of one of its elements. */
import { meets } from './meets'

/** What holds the values of a field: the options of a list, and nothing for a box that is not ticked. */
const holders = (control: Element): Iterable<{ value: string }> => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions
  return control.matches(':checked,textarea,input:not([type=checkbox],[type=radio])')
    ? [control as HTMLInputElement]
    : []
}

/** By a field of the condition's name, or a list of that name (`NAME[]`). */
export const isMet = (condition: string, fields: Map<string, Element[]>): boolean =>
  meets(condition, (name) =>
    [name, `${name}[]`]
      .flatMap((each) => fields.get(each) ?? [])
      .flatMap((control) => [...holders(control)].map(({ value }) => value)),
  )
