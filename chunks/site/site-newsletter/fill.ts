/** Gives the fields of a form the values that a visitor has sent before. */

import { own } from '../../../shared/platform/own'
import { bare } from '../../../shared/platform/safe-dom'
import { object, text } from '../../../shared/wire/names'

export const fill = (form: HTMLFormElement, data: unknown): void => {
  for (const field of bare(form, 'elements') as Iterable<Element> as Iterable<HTMLInputElement>) {
    // `INTERESTS[abc][]` is the list `abc` of `INTERESTS`.
    let given: unknown = data
    for (const key of field.name.match(/[^[\]]+/g) ?? ['']) given = own(object(given), key)
    // What begins so belongs to the server, and files cannot be given.
    if (given === undefined || field.name[0] === '_' || field.type === 'file') continue
    const values = [given].flat().map(text)
    if (/^(radio|checkbox)$/.test(field.type)) field.checked = values.includes(field.value)
    else field.value = values[0] ?? ''
  }
}
