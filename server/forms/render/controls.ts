/** The controls of a form's fields. */
import { own } from '../../../shared/values/own'
import { CLASSES, quizAnswerOf } from '../../../shared/wire/server/contact-form'
import { type Child, el, type Markup } from '../../lib/markup'
import type { ContactField } from '../form'
import { formWordsOf } from '../messages'
import { acceptance, boxes } from './boxes'
import { chosen, common, idOf } from './common'
import type { Drawing } from './drawing'

/** The values that browsers fill in by themselves, by the usual names of fields. */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  'your-name': 'name',
  firstName: 'given-name',
  'first-name': 'given-name',
  lastName: 'family-name',
  'last-name': 'family-name',
  company: 'organization',
  organization: 'organization',
  address: 'street-address',
  city: 'address-level2',
  country: 'country-name',
  zip: 'postal-code',
  postcode: 'postal-code',
}
const BY_KIND: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' }

/** Numbers and addresses are written from left to right in every language. */
const LEFT_TO_RIGHT = ['email', 'tel', 'url']

const typed = ({ name, value }: ContactField, { values }: Drawing): string =>
  (values ? values.get(name)?.[0] : value) ?? ''
const select = (field: ContactField, drawing: Drawing): Markup => {
  const { name, options = [], multiple } = field
  const now = chosen(field, drawing)
  return el(
    'select',
    { ...common(field, drawing), id: idOf(field, drawing), name: multiple ? `${name}[]` : name, multiple },
    !multiple && el('option', { value: '' }, field.placeholder ?? formWordsOf(drawing.language).choose),
    options.map((option) => el('option', { value: option, selected: now.includes(option) }, option)),
  )
}

const quiz = (field: ContactField, drawing: Drawing): Markup[] => {
  const [question, hash] = drawing.quiz?.get(field.name) ?? [field.questions?.[0]?.question ?? '', '']
  return [
    el(
      'label',
      {},
      el('span', { class: CLASSES.quizLabel }, question),
      ' ',
      el('input', {
        ...common({ ...field, required: true }, drawing),
        type: 'text',
        id: idOf(field, drawing),
        name: field.name,
        size: 40,
        autocomplete: 'off',
      }),
    ),
    el('input', { type: 'hidden', name: quizAnswerOf(field.name), value: hash }),
  ]
}

const textarea = (field: ContactField, drawing: Drawing): Markup => {
  const { name, placeholder, minlength } = field
  const attributes = { id: idOf(field, drawing), name, cols: 40, rows: 6, placeholder, minlength }
  const text = typed(field, drawing)
  // A browser drops a line break at the very beginning.
  return el('textarea', { ...common(field, drawing), ...attributes }, text.startsWith('\n') ? `\n${text}` : text)
}

const file = (field: ContactField, drawing: Drawing): Markup => {
  const { name, accept, multiple } = field
  return el('input', {
    ...common(field, drawing),
    type: 'file',
    id: idOf(field, drawing),
    name: multiple ? `${name}[]` : name,
    multiple,
    accept: accept?.join(','),
  })
}

const input = (field: ContactField, drawing: Drawing): Markup => {
  const { name, kind, placeholder, minlength, min, max } = field
  const number = kind === 'number'
  return el('input', {
    ...common(field, drawing),
    // Browsers cut what is longer than `maxlength` without a word, and read numbers in different ways.
    type: number ? 'text' : kind,
    id: idOf(field, drawing),
    name,
    placeholder,
    minlength,
    min,
    max,
    inputmode: number ? 'decimal' : undefined,
    // Any number, not only whole ones.
    step: number || kind === 'range' ? 'any' : undefined,
    dir: LEFT_TO_RIGHT.includes(kind) ? 'ltr' : undefined,
    autocomplete: own(AUTOCOMPLETE, name) ?? own(BY_KIND, kind),
    value: typed(field, drawing),
  })
}

export const control = (field: ContactField, drawing: Drawing): Child => {
  const { kind } = field
  if (kind === 'select') return select(field, drawing)
  if (kind === 'checkbox' || kind === 'radio') return boxes(field, drawing)
  if (kind === 'acceptance') return acceptance(field, drawing)
  if (kind === 'quiz') return quiz(field, drawing)
  if (kind === 'textarea') return textarea(field, drawing)
  return kind === 'file' ? file(field, drawing) : input(field, drawing)
}
