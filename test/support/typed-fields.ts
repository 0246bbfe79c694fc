/** A form that has a field for each row of a table, so that a browser can be asked about all of it at once. */
import { tidied } from '../../shared/checks/field'
import { formOf } from './form'
import { DATES, DOMAIN_ADDRESSES, NUMBERS } from './inputs'

interface TypedField {
  name: string
  type: string
  typed: string
  value: string
}

type Row = [typed: string, value: string]

const fieldsOf = (type: string, rows: Row[]): TypedField[] =>
  rows.map(([typed, value], index) => ({ name: `${type}-${index}`, type, typed, value }))

const ADDRESS = { name: 'email', type: 'email', required: false, asked: [] }

/** The values are those of a page in English. */
export const TYPED_FIELDS: TypedField[] = [
  ...fieldsOf(
    'number',
    NUMBERS.filter(([decimal, typed, value]) => decimal === '.' && typed !== value).map(([, ...row]) => row),
  ),
  // Node reads domains by itself.
  ...fieldsOf(
    'email',
    DOMAIN_ADDRESSES.map((typed): Row => [typed, tidied(ADDRESS, typed)]),
  ),
  ...fieldsOf('tel', [
    ['+1 (212) 555‑2671, ext. 12', '+1 (212) 555-2671 ext. 12'],
    ['＋４４ ２０ ７９４６ ００１８', '+44 20 7946 0018'],
    ['٠٥٤ ١٢٣ ٤٥٦٧', '054 123 4567'],
    ['(\u200e+44) 20\u00a07946 0018', '+44 20 7946 0018'],
  ]),
  ...fieldsOf('url', [
    ['müller.de/ä', 'http://müller.de/ä'],
    ['https//shop.example', 'https://shop.example'],
  ]),
  ...fieldsOf('text', [['\u200bO’Brien\u00a0می‌خواهم', 'O’Brien می‌خواهم']]),
  ...fieldsOf(
    'date',
    DATES.map((typed): Row => [typed, /^1990[–-]02[–-]01$/.test(typed) ? '1990-02-01' : '01/02/1990']),
  ),
]

/** Dates have no widget here: the widget has cases of its own. */
const markupOf = ({ name, type }: TypedField): string => {
  const kind = type === 'date' ? 'data-wisp-check="birthday"' : `type="${type}"`
  return `<input ${kind} data-wisp-field="${name}" id="${name}" aria-label="${name}">`
}

export const TYPED_FORM = formOf(TYPED_FIELDS.map(markupOf).join(''))

/** The fields of a lead that fills in all of them. */
export const TYPED_LEAD = Object.fromEntries(TYPED_FIELDS.map(({ name, value }) => [name, value]))
