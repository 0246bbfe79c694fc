/** Finds the error message of each field: by our own checks first, then by the browser's validity (specification, section 5). */
import type { CheckOptions, Doubt } from '../../checks/check'
import type { FieldRules } from '../../checks/field-checks'
import { filled } from '../../checks/filled'
import type { MessageKey } from '../../checks/messages'
import { everyFieldEmpty } from '../../checks/required'
import { type FormField, isConsent, isHidden } from './fields'
import { nativeProblem } from './native'
import { type FormRules, rulesOf } from './rules'

/** Messages by field name. A Map, because a field may be named `constructor`. */
export type FieldMessages = Map<string, string>

/** A field as the form has read it. */
export interface Reading {
  field: FormField
  value: string
  /** The message or doubt of its widget, if that has one. */
  verdict?: MessageKey | Doubt | undefined
}

interface Verdict {
  problems: FieldMessages
  /** Names of the fields whose problem is a guess. */
  doubts: Set<string>
  /** No field is filled in. */
  empty: boolean
}

type Words = FormRules['messages']

const optionsFor = (
  { controls: [first] }: FormField,
  { typingAt }: FormRules,
  options: CheckOptions,
): CheckOptions => ({
  ...options,
  ...(first && typingAt?.(first)),
})

/** The value as it is sent. */
export const sentValue = ({ field, value }: Reading, rules: FormRules): string =>
  rules.checks.tidied(rulesOf(field), value, optionsFor(field, rules, { now: 0 }))

interface FieldProblem {
  key: MessageKey
  title?: string | undefined
  doubt?: boolean
}

/** Refusals come before doubts, which the visitor may confirm. */
const problemAt = (
  { field, value, verdict }: Reading,
  fieldRules: FieldRules,
  rules: FormRules,
  options: CheckOptions,
): FieldProblem | undefined => {
  const ours = rules.checks.problemIn(fieldRules, value, optionsFor(field, rules, options))
  if (ours && !ours.doubt) return ours
  if (typeof verdict === 'string') return { key: verdict }
  return nativeProblem(field) ?? ours ?? (verdict && { key: verdict.doubt, doubt: true })
}

/** An empty form shows one message, at its e-mail field or its first. Consent and hidden fields make no lead. */
const emptyProblem = (readings: Reading[], words: Words): FieldMessages | undefined => {
  const fillable = readings.filter(({ field }) => !isConsent(field) && !isHidden(field))
  const { field } = fillable.find(({ field: { name } }) => name === 'email') ?? fillable[0] ?? {}
  return field && everyFieldEmpty(fillable.map(({ value }) => value)) && new Map([[field.name, words.required]])
}

export const judge = (readings: Reading[], rules: FormRules, words: Words, options: CheckOptions): Verdict => {
  const empty = emptyProblem(readings, words)
  const problems: FieldMessages = empty ?? new Map()
  const doubts = new Set<string>()
  for (const reading of empty ? [] : readings) {
    const fieldRules = rulesOf(reading.field)
    const problem = problemAt(reading, fieldRules, rules, options)
    if (!problem) continue
    const sentence = problem.title || (words[problem.key] ?? words.invalid)
    problems.set(fieldRules.name, filled(sentence, rules.checks.detailsOf(fieldRules, reading.value)))
    if (problem.doubt) doubts.add(fieldRules.name)
  }
  return { problems, doubts, empty: Boolean(empty) }
}
