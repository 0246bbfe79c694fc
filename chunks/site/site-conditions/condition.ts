/** Finds out whether a page's form meets the condition of one of its elements. */
import { meets } from '../../../shared/checks/meets'

/**
 * The value of a field: the options of a list, and nothing for a box that is not ticked. One that is hidden counts as empty.
 */
const valuesOf = (control: Element, isSeen: boolean): string[] => {
  const isList = control instanceof HTMLSelectElement
  if (isSeen && isList) return [...control.selectedOptions].map(({ value }) => value)
  const isText = isList ? !control.multiple : control.matches('textarea,input:not([type=checkbox],[type=radio])')
  if (!isSeen) return isText ? [''] : []
  return isText || control.matches(':checked') ? [(control as HTMLInputElement).value] : []
}

/**
 * By a field of the condition's name, or a list of that name (`NAME[]`).
 * @param isSeen whether no condition hides a field
 */
export const isMet = (
  condition: string,
  fields: Map<string, Element[]>,
  isSeen: (control: Element) => boolean,
): boolean =>
  meets(condition, (name) =>
    [name, `${name}[]`]
      .flatMap((each) => fields.get(each) ?? [])
      .flatMap((control) => valuesOf(control, isSeen(control))),
  )
