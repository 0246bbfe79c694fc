import { own } from '../../../../shared/values/own'
import { type Attributes, el, type Markup } from '../../../lib/markup'
import type { FormField } from '../../document'
import type { PageWords } from '../words'

/** The values that browsers fill in by themselves, by the names of lead fields. */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  address: 'street-address',
  city: 'address-level2',
  zipPostalCode: 'postal-code',
}

const select = ({ options = [], value, required }: FormField, attributes: Attributes, words: PageWords): Markup =>
  el(
    'select',
    attributes,
    (!required || value === undefined) && el('option', { value: '' }, words.choose),
    options.map((option) => el('option', { value: option, selected: option === value }, option)),
  )

/** Numbers and addresses are written from left to right in every language. */
const LEFT_TO_RIGHT = new Set(['email', 'tel', 'url'])

export const control = (field: FormField, id: string, words: PageWords): Markup => {
  const { name, kind, required, placeholder, value } = field
  const attributes = { id, name, required, autocomplete: own(AUTOCOMPLETE, name) }
  if (kind === 'select') return select(field, attributes, words)
  if (kind === 'textarea') return el('textarea', { ...attributes, placeholder, rows: 4 }, value)
  if (kind === 'file') return el('input', { type: 'file', ...attributes })
  const date = kind === 'date' ? { 'data-wisp-date': '' } : {}
  return el('input', {
    type: kind,
    dir: LEFT_TO_RIGHT.has(kind) ? 'ltr' : undefined,
    ...attributes,
    ...date,
    placeholder,
    value,
  })
}
