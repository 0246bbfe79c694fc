/**
 * The fields of a page's lead forms, marked as a popup's template marks them, so that the server checks a lead of the
 * page as it checks one of a popup. All forms of a page send leads under the page's id.
 */

import { linked, readableText } from '../files/links'
import { el, htmlOf, type Markup } from '../lib/markup'
import type { FormField, PageDocument } from './document'
import { elementsOf } from './walk'

const formsOf = (document: PageDocument): FormField[][] => {
  const all = [undefined, ...document.variants.keys()].flatMap((variant) => elementsOf(document, variant))
  const elements = [...new Map(all.map(({ it, path }) => [path.join(' '), it])).values()]
  return elements.flatMap((element) => (element.type === 'form' && element.kind === 'lead' ? [element.fields] : []))
}

/** Dates are sent as `2030-01-31`, while a popup's date fields send `31/01/2030`. */
const typeOf = ({ kind }: FormField): string => (kind === 'date' ? 'text' : kind)

const box = (type: string, value: string | undefined, required: boolean): Markup =>
  el('input', { type, value, required })

const marked = (field: FormField): Markup => {
  const { name, kind, label, required, options = [] } = field
  const attributes = { 'data-wisp-field': name, 'aria-label': kind === 'consent' ? undefined : readableText(label) }
  if (kind === 'select') return el('select', { ...attributes, required })
  if (kind === 'textarea') return el('textarea', { ...attributes, required })
  if (options.length)
    return el(
      'fieldset',
      attributes,
      options.map((option) => box(kind, option, required && kind === 'radio')),
    )
  // The sentence that a visitor agrees to is kept with the lead.
  if (kind === 'consent') return el('label', attributes, box('checkbox', undefined, required), linked(label))
  if (kind === 'checkbox') return el('input', { type: 'checkbox', ...attributes, required })
  return el('input', { type: typeOf(field), ...attributes, required })
}

/** A field that several forms have: what all of them agree on. */
const common = (fields: FormField[], forms: number): FormField => {
  const [first] = fields as [FormField, ...FormField[]]
  const { options: _, ...plain } = first
  const alike = fields.every(({ kind }) => kind === first.kind)
  return {
    ...(alike ? first : { ...plain, kind: 'text' }),
    required: fields.length === forms && fields.every(({ required }) => required),
  }
}

export const leadFields = (document: PageDocument): string => {
  const forms = formsOf(document)
  const all = forms.flat()
  const names = [...new Set(all.map(({ name }) => name))]
  return htmlOf(
    names.map((fieldName) =>
      marked(
        common(
          all.filter(({ name }) => name === fieldName),
          forms.length,
        ),
      ),
    ),
  )
}
