/** Which checks a field goes through, and what they say of it: one answer for the form and the server. */
import type { CheckOptions } from './check'
import type { MessageKey } from './messages'
import { CHECKS, type CheckName } from './table'
import { tidy } from './tidy'

/** A field as its template describes it. */
export interface FieldRules {
  /** Built-in name or any other. */
  name: string
  /** Of its control, as in HTML; `group` for several boxes under one name. */
  type: string
  required: boolean
  /** Words of its `data-wisp-check`. */
  asked: string[]
}

const NAMES = ['name', 'firstName', 'lastName']
const isChoice = (type: string): boolean => /^(group|radio|select.*)$/.test(type)

/** Where nothing is asked for. */
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

/** In their order: what is missing is said before what is wrong. */
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

/** The first thing that is wrong. */
export const problemOf = (field: FieldRules, value: string, options: CheckOptions): MessageKey | undefined => {
  const typed = tidy(value)
  for (const name of checksOf(field)) {
    const problem = CHECKS[name](typed, options)
    if (problem) return problem
  }
}
