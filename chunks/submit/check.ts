/** What is wrong with a field, in the visitor's words; the browser's own validity is used as far as it goes. */
import { isEmail } from '../../shared/checks/email'
import type { Words } from '../../shared/text'
import { allEmpty, type Field, readValue } from './fields'

/** Messages by name of field. */
export type Problems = Record<string, string>

const problemOf = (field: Field, words: Words): string | undefined => {
  const { controls, marked, name } = field
  const broken = controls.find(({ validity }) => !validity.valid)
  const [first] = controls
  // A group of ticks: HTML can only require each box for itself.
  if (marked.dataset.wispCheck === 'required' && !readValue(field)) return words.choose
  if (broken?.validity.valueMissing) {
    return { checkbox: words.tick, radio: words.choose, 'select-one': words.choose }[broken.type] ?? words.required
  }
  if ((name === 'email' || first?.type === 'email') && first?.value && !isEmail(first.value.trim())) return words.email
  if (broken) return broken.type === 'tel' ? words.phone : words.invalid
}

export const problemsOf = (fields: Field[], words: Words): Problems =>
  Object.fromEntries(
    fields.flatMap((field) => [[field.name, problemOf(field, words)]]).filter(([, problem]) => problem),
  )

/** An empty form is told at one place only: its email field, or its first. */
export const emptyProblem = (fields: Field[], words: Words): Problems | undefined => {
  const field =
    fields.find(({ name }) => name === 'email') ?? fields.find(({ controls }) => controls[0]?.type !== 'hidden')
  return field && allEmpty(fields) ? { [field.name]: words.required } : undefined
}
