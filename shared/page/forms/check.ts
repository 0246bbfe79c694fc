/** Finds the error message of each field: by our own checks first, then by the browser's validity (specification, section 5). */
import type { CheckOptions, Doubt } from '../../checks/check'
import { detailsOf, type FieldRules, problemIn, tidied } from '../../checks/field'
import type { MessageKey, Messages } from '../../checks/messages'
import { filled } from '../../checks/messages'
import { everyFieldEmpty } from '../../checks/required'
import { dataAttribute, type FormField, isConsent, isHidden, typeOf } from './fields'
import { decimalAt, languagesAt } from './languages'
import { limitsOf } from './limits'
import { nativeProblem } from './native'

/** Messages by field name. A Map, because a field may be named `constructor`. */
export type FieldMessages = Map<string, string>

/** A field as the form has read it. */
export interface Reading {
  field: FormField
  value: string
  /** Of its widget. */
  verdict?: MessageKey | Doubt | undefined
}

interface Verdict {
  problems: FieldMessages
  /** Names of the fields whose problem is a guess. */
  doubts: Set<string>
  /** No field is filled in. */
  empty: boolean
}

const rulesOf = (field: FormField): FieldRules => ({
  name: field.name,
  type: typeOf(field),
  required: field.controls.some(({ required }) => required),
  asked: dataAttribute(field, 'wispCheck').split(' '),
  limits: limitsOf(field),
})

const optionsFor = ({ controls: [first] }: FormField, options: CheckOptions): CheckOptions => ({
  ...options,
  ...(first && { decimal: decimalAt(first), languages: languagesAt(first) }),
})

/** The value as it is sent. */
export const sentValue = ({ field, value }: Reading): string =>
  tidied(rulesOf(field), value, optionsFor(field, { now: 0 }))

interface FieldProblem {
  key: MessageKey
  title?: string | undefined
  doubt?: boolean
}

/** Refusals come before doubts, which the visitor may confirm. */
const problemAt = (
  { field, value, verdict }: Reading,
  rules: FieldRules,
  options: CheckOptions,
): FieldProblem | undefined => {
  const ours = problemIn(rules, value, optionsFor(field, options))
  if (ours && !ours.doubt) return ours
  if (typeof verdict === 'string') return { key: verdict }
  return nativeProblem(field) ?? ours ?? (verdict && { key: verdict.doubt, doubt: true })
}

/** An empty form shows one message, at its e-mail field or its first. Consent and hidden fields make no lead. */
const emptyProblem = (readings: Reading[], words: Messages): FieldMessages | undefined => {
  const fillable = readings.filter(({ field }) => !isConsent(field) && !isHidden(field))
  const { field } = fillable.find(({ field: { name } }) => name === 'email') ?? fillable[0] ?? {}
  return field && everyFieldEmpty(fillable.map(({ value }) => value)) && new Map([[field.name, words.required]])
}

export const judge = (readings: Reading[], words: Messages, options: CheckOptions): Verdict => {
  const empty = emptyProblem(readings, words)
  const problems: FieldMessages = empty ?? new Map()
  const doubts = new Set<string>()
  for (const reading of empty ? [] : readings) {
    const rules = rulesOf(reading.field)
    const problem = problemAt(reading, rules, options)
    if (!problem) continue
    problems.set(rules.name, filled(problem.title || words[problem.key], detailsOf(rules, reading.value)))
    if (problem.doubt) doubts.add(rules.name)
  }
  return { problems, doubts, empty: Boolean(empty) }
}
