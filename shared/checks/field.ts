/** Chooses a field's checks and runs them, with the same result in the form and on the server. */
import type { CheckOptions } from './check'
import type { MessageKey } from './messages'
import { CHECKS, type CheckName } from './table'
import { tidy } from './tidy'

/** A field as described by its template. */
export interface FieldRules {
  /** A built-in name or any other. */
  name: string
  /** Type of its control, as in HTML; `group` for several boxes with one name. */
  type: string
  required: boolean
  /** Names of the checks in its `data-wisp-check`. */
  asked: string[]
}

const NAMES = ['name', 'firstName', 'lastName']
const isChoice = (type: string): boolean => /^(group|radio|select.*)$/.test(type)

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
    ...(needed && NAMES.includes(name) ? (['name'] as const) : []),
    ...(formats.length || !usual ? formats : [usual]),
  ]
}

/** The first problem, or undefined. */
export const problemOf = (field: FieldRules, value: string, options: CheckOptions): MessageKey | undefined => {
  const typed = tidy(value)
  for (const name of checksOf(field)) {
    const problem = CHECKS[name](typed, options)
    if (problem) return problem
  }
}
