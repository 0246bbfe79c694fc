/** The controls of a form's fields. */
import { own } from '../../../shared/platform/own'
import {
  CLASSES,
  controlClass,
  controlId,
  errorId,
  freeTextOf,
  quizAnswerOf,
} from '../../../shared/wire/server/contact-form'
import { type Attributes, type Child, el, type Markup } from '../../page-document/render/markup'
import type { ContactField } from '../form'
import { wordsOf } from '../messages'
import type { Drawing } from './drawing'

/** What browsers fill in by themselves, by the usual names of fields. */
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

const problemOf = ({ name }: ContactField, { problems }: Drawing): string | undefined => problems?.get(name)

/** What every control has: its name, its class, and what is wrong with it. */
const common = (field: ContactField, drawing: Drawing): Attributes => {
  const { name, kind, required } = field
  const wrong = problemOf(field, drawing) !== undefined
  return {
    class: `${controlClass(kind, required)}${wrong ? ` ${CLASSES.notValid}` : ''}`,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': `${wrong}`,
    'aria-describedby': wrong ? errorId(drawing.unitTag, name) : undefined,
  }
}

const typed = ({ name, value }: ContactField, { values }: Drawing): string =>
  (values ? values.get(name)?.[0] : value) ?? ''
const chosen = (field: ContactField, { values }: Drawing): string[] =>
  values ? (values.get(field.name) ?? []) : [field.value ?? []].flat()

const idOf = ({ name }: ContactField, { unitTag }: Drawing): string => controlId(unitTag, name)

const select = (field: ContactField, drawing: Drawing): Markup => {
  const { name, options = [], multiple } = field
  const now = chosen(field, drawing)
  return el(
    'select',
    { ...common(field, drawing), id: idOf(field, drawing), name: multiple ? `${name}[]` : name, multiple },
    !multiple && el('option', { value: '' }, field.placeholder ?? wordsOf(drawing.language).choose),
    options.map((option) => el('option', { value: option, selected: now.includes(option) }, option)),
  )
}

/** Radio buttons or checkboxes. The first one has the id, so that a link to the field leads to it. */
const boxes = (field: ContactField, drawing: Drawing): Markup => {
  const { name, kind, options = [], exclusive, freeText } = field
  const now = chosen(field, drawing)
  const last = options.length - 1
  const item = (option: string, at: number): Markup => {
    const free = freeText && at === last
    const place = [
      CLASSES.item,
      ...(at ? [] : ['first']),
      ...(at === last ? ['last'] : []),
      ...(free ? ['has-free-text'] : []),
    ]
    return el(
      'span',
      { class: place.join(' ') },
      el(
        'label',
        {},
        el('input', {
          type: kind,
          id: at ? undefined : idOf(field, drawing),
          name: kind === 'checkbox' ? `${name}[]` : name,
          value: option,
          checked: now.includes(option),
        }),
        el('span', { class: CLASSES.itemLabel }, option),
      ),
      free && [
        ' ',
        el('input', {
          type: 'text',
          name: freeTextOf(name),
          class: CLASSES.freeText,
          'aria-label': option,
          maxlength: 400,
          value: drawing.values?.get(freeTextOf(name))?.[0],
        }),
      ],
    )
  }
  const { class: look, ...attributes } = common(field, drawing)
  const group = kind === 'checkbox' && exclusive ? `${look} ${CLASSES.exclusive}` : look
  // A group is no control that could be required or invalid; its wrapper tells it to style sheets.
  return el('span', { class: group, 'aria-describedby': attributes['aria-describedby'] }, options.map(item))
}

const acceptance = (field: ContactField, drawing: Drawing): Markup => {
  const { name, label, optional, invert } = field
  const { class: look, ...attributes } = common({ ...field, required: false }, drawing)
  return el(
    'span',
    { class: [look, ...(optional ? ['optional'] : []), ...(invert ? ['invert'] : [])].join(' ') },
    el(
      'span',
      { class: CLASSES.item },
      el(
        'label',
        {},
        el('input', {
          ...{ type: 'checkbox', id: idOf(field, drawing), name, value: '1', checked: drawing.values?.has(name) },
          ...attributes,
          'aria-required': optional || invert ? undefined : 'true',
        }),
        el('span', { class: CLASSES.itemLabel }, label),
      ),
    ),
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
        ...{ type: 'text', id: idOf(field, drawing), name: field.name, size: 40, autocomplete: 'off' },
      }),
    ),
    el('input', { type: 'hidden', name: quizAnswerOf(field.name), value: hash }),
  ]
}

const textarea = (field: ContactField, drawing: Drawing): Markup => {
  const { name, placeholder, minlength, maxlength } = field
  const attributes = { id: idOf(field, drawing), name, cols: 40, rows: 6, placeholder, minlength, maxlength }
  const text = typed(field, drawing)
  // A browser drops a line break at the very beginning.
  return el('textarea', { ...common(field, drawing), ...attributes }, text.startsWith('\n') ? `\n${text}` : text)
}

const file = (field: ContactField, drawing: Drawing): Markup => {
  const { name, accept, multiple } = field
  return el('input', {
    ...common(field, drawing),
    ...{ type: 'file', id: idOf(field, drawing), name: multiple ? `${name}[]` : name, multiple },
    accept: accept?.join(','),
  })
}

const input = (field: ContactField, drawing: Drawing): Markup => {
  const { name, kind, placeholder, minlength, maxlength, min, max } = field
  const ranged = kind === 'number' || kind === 'range'
  return el('input', {
    ...common(field, drawing),
    ...{ type: kind, id: idOf(field, drawing), name, placeholder, minlength, maxlength, min, max },
    // Any number, not only whole ones.
    step: ranged ? 'any' : undefined,
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
