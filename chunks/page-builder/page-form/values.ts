/** The values that a form sends (specification, section 5: ajax forms). */
import { bare } from '../../../shared/page/platform/safe-dom'

type Named = Element & { name: string; type: string }

const controlsOf = (form: HTMLFormElement): Named[] =>
  [...bare(form, 'elements')].filter((control) => control.matches(':enabled[name]:not([name=""])')) as Named[]

const isList = ({ type }: Named): boolean => type === 'checkbox' || type === 'select-multiple'

/** Names of which every control is a list. With another control beside it, as a hidden 0 before a box, they stay. */
const listsIn = (controls: Named[]): Set<string> => {
  const single = new Set(controls.filter((control) => !isList(control)).map(({ name }) => name))
  return new Set(controls.flatMap((control) => (isList(control) && !single.has(control.name) ? [control.name] : [])))
}

const listName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`)

/** True if the visitor has chosen a file. Then only the browser itself can send the form. */
export const hasFile = (form: HTMLFormElement): boolean =>
  [...bare(form, 'elements')].some(
    (control) => control.matches('input[type=file]:enabled') && Boolean((control as HTMLInputElement).files?.length),
  )

/** The browser collects the values, so that a page's own `formdata` listeners and custom elements count as well. */
export const valuesOf = (form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams => {
  const controls = controlsOf(form)
  const lists = listsIn(controls)
  const values = new URLSearchParams()
  const fieldNames = new Set<string>()
  for (const [name, value] of new FormData(form, submitter)) {
    // A field for files in which none is chosen has an empty file.
    if (typeof value !== 'string') continue
    fieldNames.add(name)
    values.append(lists.has(name) ? listName(name) : name, value.replace(/\r\n?|\n/g, '\r\n'))
  }
  for (const { name, type } of controls)
    if (type === 'radio' && !fieldNames.has(name)) {
      fieldNames.add(name)
      values.append(name, '')
    }
  return values
}
