/** Gives the fields of a form the values that a visitor has sent before. */
import { bare } from '../../../shared/platform/safe-dom'
import { text } from '../../../shared/wire/names'

/** By field: `{ INTERESTS: { abc: ['x'] } }` belongs to the field `INTERESTS[abc][]`. */
const flatten = (value: unknown, name: string, found: Map<string, string[]>): void => {
  if (!value || typeof value !== 'object') found.set(name, [...(found.get(name) ?? []), text(value)])
  else
    for (const [key, each] of Object.entries(value))
      flatten(each, !name ? key : `${name}[${Array.isArray(value) ? '' : key}]`, found)
}

export const fill = (form: HTMLFormElement, data: unknown): void => {
  const values = new Map<string, string[]>()
  flatten(data, '', values)
  for (const field of bare(form, 'elements') as Iterable<Element> as Iterable<HTMLInputElement>) {
    const given = values.get(field.name)
    // What begins so belongs to the server, and files cannot be given.
    if (!given || field.name[0] === '_' || field.type === 'file') continue
    if (/^(radio|checkbox)$/.test(field.type)) field.checked = given.includes(field.value)
    else field.value = given[0] as string
  }
}
