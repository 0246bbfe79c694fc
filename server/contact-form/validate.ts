/** Validates a submission: at most one message per field. Pure, and never throws, whatever was sent. */
import { readDate } from '../../shared/checks/date'
import { isEmail } from '../../shared/checks/email'
import { FIELD_MAX } from '../../shared/checks/length'
import { url } from '../../shared/checks/url'
import { dayOf, isoDate } from '../../shared/dates/day'
import { takes, USUAL_BYTES, USUAL_TYPES } from './file-types'
import type { ContactField, ContactForm, FieldKind } from './form'
import type { FormMessage } from './messages'
import { isHidden, lostFiles, type Submission } from './submission'

/** Most characters of a field that names no `maxlength`. */
const LINE_MAX = 400
const TEXT_MAX = 10_000

type Check = (field: ContactField, value: string) => FormMessage | undefined

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

const inRange: Check = ({ min, max }, value) => {
  if (typeof min === 'number' && Number(value) < min) return 'tooSmall'
  if (typeof max === 'number' && Number(value) > max) return 'tooLarge'
}

const number: Check = (field, value) =>
  NUMBER.test(value) && Number.isFinite(Number(value)) ? inRange(field, value) : 'number'

const date: Check = ({ min, max }, value) => {
  const read = readDate(value)
  if (!read) return 'date'
  const day = isoDate(dayOf(read))
  if (typeof min === 'string' && day < min) return 'tooEarly'
  if (typeof max === 'string' && day > max) return 'tooLate'
}

/** Deliberately loose, as numbers are written in many ways: what people put around 4 to 20 digits. */
const tel: Check = (_, value) =>
  /^[+]?[\d\s()./-]+$/.test(value) && /^\D*(\d\D*){4,20}$/.test(value) ? undefined : 'tel'

const BY_KIND: Partial<Record<FieldKind, Check>> = {
  email: (_, value) => (isEmail(value) && value.length <= FIELD_MAX ? undefined : 'email'),
  url: (_, value) => url(value, { now: 0 }) && 'url',
  tel,
  number,
  range: number,
  date,
}

const length: Check = ({ kind, minlength = 0, maxlength = kind === 'textarea' ? TEXT_MAX : LINE_MAX }, value) => {
  if (kind === 'hidden') return value.length > TEXT_MAX ? 'tooLong' : undefined
  if (value.length > maxlength) return 'tooLong'
  if (value.length < minlength) return 'tooShort'
}

const chosenProblem = ({ kind, options = [], exclusive, multiple }: ContactField, values: string[]) => {
  const one = kind === 'radio' || (kind === 'checkbox' && exclusive) || (kind === 'select' && !multiple)
  return values.every((value) => options.includes(value)) && !(one && values.length > 1) ? undefined : 'option'
}

const filesProblem = (field: ContactField, files: File[]): FormMessage | undefined => {
  const { accept = USUAL_TYPES, maxBytes = USUAL_BYTES, required, multiple } = field
  if (!files.length) return required ? 'required' : undefined
  if (!files.every(({ name }) => takes(accept, name))) return 'fileType'
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return 'fileSize'
  // What a phone keeps elsewhere may arrive without content.
  return files.some(({ size }) => !size) || (files.length > 1 && !multiple) ? 'upload' : undefined
}

const CHOICES: FieldKind[] = ['select', 'checkbox', 'radio']

const isAccepted = ({ name, optional, invert }: ContactField, { values }: Submission): boolean =>
  optional || values.has(name) !== Boolean(invert)

/** @param answered quiz fields whose answer is right */
const problemOf = (field: ContactField, given: Submission, answered: ReadonlySet<string>): FormMessage | undefined => {
  const { kind, name, required } = field
  if (kind === 'file') return lostFiles(field, given)[0] ? undefined : filesProblem(field, given.files.get(name) ?? [])
  if (kind === 'acceptance') return
  const values = given.values.get(name) ?? []
  const [value] = values
  if (kind === 'quiz') return answered.has(name) ? undefined : 'quiz'
  if (value === undefined) return required && kind !== 'hidden' ? 'required' : undefined
  return CHOICES.includes(kind) ? chosenProblem(field, values) : (BY_KIND[kind]?.(field, value) ?? length(field, value))
}

export interface Verdict {
  /** By field, in the order of the form. */
  problems: ReadonlyMap<string, FormMessage>
  /** A required acceptance is missing, and is no problem of its field. */
  unaccepted: boolean
  /** What the visitor did not see, and is not fit to be stored. */
  dropped: ReadonlySet<string>
}

export const judge = (form: ContactForm, given: Submission, answered: ReadonlySet<string>): Verdict => {
  const problems = new Map<string, FormMessage>()
  const dropped = new Set<string>()
  let unaccepted = false
  for (const field of form.fields) {
    const hidden = isHidden(field, given)
    const problem = problemOf(field, given, answered)
    if (problem) hidden ? dropped.add(field.name) : problems.set(field.name, problem)
    if (field.kind !== 'acceptance' || hidden || isAccepted(field, given)) continue
    if (form.acceptanceAsValidation) problems.set(field.name, 'accept')
    else unaccepted = true
  }
  return { problems, unaccepted, dropped }
}
