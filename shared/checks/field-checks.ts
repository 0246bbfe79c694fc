/** Chooses a field's checks and runs them, with the same result in the form and on the server. */
import { own } from '../values/own'
import type { CheckOptions, Format, Limits, Tidy } from './check'
import { maxLengthOf } from './length'
import type { MessageKey } from './messages'
import { tidy } from './tidy'
import { tidyLine, tidyText } from './tidy-words'

/** A field as described by its template. */
export interface FieldRules {
  /** A built-in name or any other. */
  name: string
  /** Type of its control, as in HTML; `group` for several boxes with one name. */
  type: string
  required: boolean
  /** Names of the checks in its `data-wisp-check`. */
  asked: string[]
  limits?: Limits
}

/** The fault in a value. */
interface Problem {
  key: MessageKey
  /** The value may be right after all, so it is only asked about. */
  doubt: boolean
}

const NAME_FIELDS = ['name', 'firstName', 'lastName']
const isChoice = (type: string): boolean => /^(group|radio|checkbox|select.*)$/.test(type)

/** Default checks, for fields without `data-wisp-check`. */
const BY_NAME = new Map([
  ['email', 'check-typos'],
  ['phone', 'phone-basic'],
  ['birthday', 'birthday'],
])
const BY_TYPE = new Map([
  ['email', 'check-typos'],
  ['tel', 'phone-basic'],
  ['number', 'number'],
  ['url', 'url'],
  ['date', 'date'],
])

const usualCheck = ({ name, type }: FieldRules): string | undefined => BY_NAME.get(name) ?? BY_TYPE.get(type)

const presence = (type: string): string => {
  if (type === 'checkbox') return 'ticked'
  return isChoice(type) ? 'chosen' : 'required'
}

/** Values of fields without a format of their own. */
const TIDY_BY_TYPE = new Map<string, Tidy>([
  ['textarea', tidyText],
  ['hidden', (value) => value],
])
/** Built-in fields of letters and digits. */
const CODE_KINDS = ['zipPostalCode']

/** The way in which the visitor types numbers and dates. */
export type Typing = Pick<CheckOptions, 'decimal' | 'languages'>

export interface FieldChecks {
  /** The value as it is sent. */
  tidied(field: FieldRules, value: string, typing?: Typing): string
  /** The first problem, or undefined. Refusals come before doubts, which the visitor may confirm. */
  problemIn(field: FieldRules, value: string, options: CheckOptions): Problem | undefined
  /** Details for messages about the field, by the names in their braces. */
  detailsOf(field: FieldRules, value: string): Record<string, string | number>
}

const limitsOf = ({ type, limits = {} }: FieldRules): Limits => ({ ...limits, maxlength: maxLengthOf(type, limits) })

/** Checks by their names in `data-wisp-check`. */
export type Table = Readonly<Record<string, Format>>

/** True if the field may have a check that is not in the table. */
export const lacksCheck = (table: Table, field: FieldRules): boolean =>
  field.type !== 'hidden' &&
  [...field.asked, usualCheck(field)].some((name) => name && name !== 'required' && !Object.hasOwn(table, name))

/** In order: missing values are reported before invalid ones. A field does without checks that the table lacks. */
const formatsOf = (table: Table, field: FieldRules): Format[] => {
  const { name, type, required, asked } = field
  if (type === 'hidden') return []
  const needed = required || asked.includes('required')
  const formats = asked.filter((word) => word !== 'required' && Object.hasOwn(table, word))
  const usual = usualCheck(field)
  return [
    ...(needed ? [presence(type)] : []),
    ...(isChoice(type) ? [] : ['length']),
    ...(needed && NAME_FIELDS.includes(name) ? ['name'] : []),
    ...(formats.length || !usual ? formats : [usual]),
  ].flatMap((check) => own(table, check) ?? [])
}

export const createFieldChecks = (table: Table): FieldChecks => {
  const tidyOf = (field: FieldRules): Tidy =>
    formatsOf(table, field).find((format) => format.tidy)?.tidy ??
    TIDY_BY_TYPE.get(field.type) ??
    (CODE_KINDS.includes(field.name) ? tidy : tidyLine)
  const tidied: FieldChecks['tidied'] = (field, value, typing = {}) =>
    isChoice(field.type) ? value : tidyOf(field)(value, { ...field.limits, ...typing })

  return {
    tidied,
    problemIn(field, value, options) {
      const typed = tidied(field, value, options)
      // Tidied numbers have a decimal point.
      const checkOptions = { ...options, ...limitsOf(field), decimal: '.' }
      let doubted: MessageKey | undefined
      for (const { check } of formatsOf(table, field)) {
        const problem = check(typed, checkOptions)
        if (typeof problem === 'string') return { key: problem, doubt: false }
        doubted ??= problem?.doubt
      }
      return doubted && { key: doubted, doubt: true }
    },
    detailsOf(field, value) {
      const { minlength = 0, maxlength = 0, min = '', max = '', step = '' } = limitsOf(field)
      const { length } = tidied(field, value)
      const limit = formatsOf(table, field).find((format) => format.limit)?.limit ?? String
      return {
        least: minlength,
        most: maxlength,
        over: length - maxlength,
        under: minlength - length,
        min: limit(min),
        max: limit(max),
        step,
      }
    },
  }
}
