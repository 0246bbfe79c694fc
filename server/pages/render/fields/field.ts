/** The fields of a form, each with its label. */

import { IN_FORM, linked } from '../../../files/links'
import { type Child, el, type Markup } from '../../../lib/markup'
import type { FormField } from '../../document'
import type { PageWords } from '../words'
import { control } from './control'

const label = ({ label, required }: FormField, words: PageWords): Child => [
  linked(label, IN_FORM),
  !required && [' ', el('span', { class: 'optional' }, `(${words.optional})`)],
]

const box = (type: string, { name, required, value }: FormField, text: Child, ticked?: boolean): Markup =>
  el(
    'label',
    { class: 'check' },
    el('input', { type, name, value, required, checked: ticked }),
    ' ',
    el('span', {}, text),
  )

/** One of a group of radio buttons must be chosen; of a group of boxes, any number may be ticked. */
const group = (field: FormField, words: PageWords): Markup => {
  const { kind, name, options = [], required } = field
  const type = kind === 'radio' ? 'radio' : 'checkbox'
  const each = (value: string): Markup =>
    box(type, { ...field, name, value, required: required && type === 'radio' }, value, value === field.value)
  return el('fieldset', {}, el('legend', {}, label(field, words)), options.map(each))
}

export const field = (field: FormField, id: string, words: PageWords): Markup => {
  const { kind, name, value, options } = field
  if (kind === 'hidden') return el('input', { type: 'hidden', name, value })
  if (kind === 'radio' || (kind === 'checkbox' && options?.length)) return group(field, words)
  if (kind === 'checkbox' || kind === 'consent') return box('checkbox', field, linked(field.label, IN_FORM))
  return el('div', { class: 'field' }, el('label', { for: id }, label(field, words)), control(field, id, words))
}
