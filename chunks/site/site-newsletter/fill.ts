/** Gives the fields of a form the values that a visitor has sent before. */

import { bare } from '../../../shared/page/platform/safe-dom'
import { object, text } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

type Field = HTMLInputElement & { options?: HTMLOptionsCollection }

export const fill = (form: HTMLFormElement, data: unknown): void => {
  for (const field of bare(form, 'elements') as Iterable<Element> as Iterable<Field>) {
    // `INTERESTS[abc][]` is the list `abc` of `INTERESTS`. An element of the page's own making may have no name.
    let fieldValue: unknown = data
    for (const key of field.name?.match(/[^[\]]+/g) ?? ['']) fieldValue = own(object(fieldValue), key)
    // Names with a leading `_` belong to the server, and a script cannot fill in a field for files.
    if (fieldValue === undefined || /^_/.test(field.name) || /file/.test(field.type)) continue
    const values = [fieldValue].flat().map(text)
    if (/^radio|box$/.test(field.type)) field.checked = values.includes(field.value)
    else {
      field.value = values[0] ?? ''
      if (field.multiple)
        // A field for addresses of mail may be so, too, and has no options.
        for (const option of field.options ?? []) option.selected = values.includes(option.value)
    }
  }
}
