/** Chooses a field's checks and runs them, with the same result in the form and on the server. */
import type { CheckOptions, Limits } from './check'
import { slashed } from './date'
import { tidyFor } from './kind'
import { maxLengthOf } from './length'
import type { MessageKey } from './messages'
import { CHECKS, type CheckName } from './table'

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
  /** It may be right after all. */
  doubt: boolean
}

const NAME_FIELDS = ['name', 'firstName', 'lastName']
const isChoice = (type: string): boolean => /^(group|radio|checkbox|select.*)$/.test(type)

/** Default checks, for fields without `data-wisp-check`. */
const BY_NAME = new Map<string, CheckName>([
  ['email', 'check-typos'],
  ['phone', 'phone-basic'],
  ['birthday', 'birthday'],
])
const BY_TYPE = new Map<string, CheckName>([
  ['email', 'check-typos'],
  ['tel', 'phone-basic'],
  ['number', 'number'],
  ['url', 'url'],
  ['date', 'date'],
])

const presence = (type: string): CheckName => {
  if (type === 'checkbox') return 'ticked'
  return isChoice(type) ? 'chosen' : 'required'
}

/** The field's checks in order: missing values are reported before invalid ones. */
const checksOf = ({ name, type, required, asked }: FieldRules): CheckName[] => {
  if (type === 'hidden') return []
  const needed = required || asked.includes('required')
  const formats = asked.filter((word): word is CheckName => word !== 'required' && Object.hasOwn(CHECKS, word))
  const usual = BY_NAME.get(name) ?? BY_TYPE.get(type)
  return [
    ...(needed ? [presence(type)] : []),
    ...(isChoice(type) ? [] : (['length'] as const)),
    ...(needed && NAME_FIELDS.includes(name) ? (['name'] as const) : []),
    ...(formats.length || !usual ? formats : [usual]),
  ]
}

/** The way in which the visitor types numbers and dates. */
export type Typing = Pick<CheckOptions, 'decimal' | 'languages'>

const limitsOf = ({ type, limits = {} }: FieldRules): Limits => ({ ...limits, maxlength: maxLengthOf(type, limits) })

/** The value as it is sent. */
export const tidied = (field: FieldRules, value: string, typing: Typing = {}): string =>
  isChoice(field.type) ? value : tidyFor(field, checksOf(field))(value, { ...field.limits, ...typing })

/** The first problem, or undefined. Refusals come before doubts, which the visitor may confirm. */
export const problemIn = (field: FieldRules, value: string, options: CheckOptions): Problem | undefined => {
  const typed = tidied(field, value, options)
  // Tidied numbers have a decimal point.
  const checkOptions = { ...options, ...limitsOf(field), decimal: '.' }
  let doubted: MessageKey | undefined
  for (const name of checksOf(field)) {
    const problem = CHECKS[name](typed, checkOptions)
    if (typeof problem === 'string') return { key: problem, doubt: false }
    doubted ??= problem?.doubt
  }
  return doubted && { key: doubted, doubt: true }
}

/** Details for messages about the field, by the names in their braces. */
export const detailsOf = (field: FieldRules, value: string): Record<string, string | number> => {
  const { minlength = 0, maxlength = 0, min = '', max = '', step = '' } = limitsOf(field)
  const { length } = tidied(field, value)
  const [first, last] = [min, max].map((text) => slashed(text))
  return {
    least: minlength,
    most: maxlength,
    over: length - maxlength,
    under: minlength - length,
    min: first ?? '',
    max: last ?? '',
    step,
  }
}
