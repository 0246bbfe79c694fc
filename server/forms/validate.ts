/** Validates a submission: at most one message per field. Pure, and never throws, whatever was sent. */
import { detailsOf, problemIn } from '../../shared/checks/field'
import type { MessageKey } from '../../shared/checks/messages'
import { own } from '../../shared/values/own'
import { confirmationOf } from '../../shared/wire/server/contact-form'
import { acceptsFile, DEFAULT_UPLOAD_BYTES, DEFAULT_UPLOAD_TYPES } from './file-types'
import type { ContactField, ContactForm, FieldKind } from './form'
import type { FormMessage } from './messages'
import { MAX_STORED_TEXT_LENGTH, rulesOf } from './rules'
import { hiddenIn, lostFiles, type Submission } from './submission'

/** The messages of contact forms are fewer. */
const MESSAGES: Partial<Record<MessageKey, FormMessage>> = {
  phone: 'tel',
  phoneDigits: 'tel',
  email: 'email',
  url: 'url',
  number: 'number',
  date: 'date',
  year: 'year',
  tooLong: 'tooLong',
  tooShort: 'tooShort',
  tooSmall: 'tooSmall',
  tooLarge: 'tooLarge',
  tooEarly: 'tooEarly',
  tooLate: 'tooLate',
  yearUnlikely: 'date',
}

interface FieldProblem {
  message: FormMessage
  /** The problem is a guess. */
  doubt?: boolean
}

const typedProblem = (field: ContactField, value: string, { typing }: Submission): FieldProblem | undefined => {
  if (field.kind === 'hidden') return value.length > MAX_STORED_TEXT_LENGTH ? { message: 'tooLong' } : undefined
  // A number is tidied by now, and has a decimal point.
  const problem = problemIn(rulesOf(field), value, { languages: typing.languages, now: 0 })
  return problem && { message: own(MESSAGES, problem.key) ?? 'invalid', doubt: problem.doubt }
}

const chosenProblem = ({ kind, options = [], exclusive, multiple }: ContactField, values: string[]) => {
  const isSingle = kind === 'radio' || (kind === 'checkbox' && exclusive) || (kind === 'select' && !multiple)
  return values.every((value) => options.includes(value)) && !(isSingle && values.length > 1) ? undefined : 'option'
}

const filesProblem = (field: ContactField, files: File[]): FormMessage | undefined => {
  const { accept = DEFAULT_UPLOAD_TYPES, maxBytes = DEFAULT_UPLOAD_BYTES, required, multiple } = field
  if (!files.length) return required ? 'required' : undefined
  if (!files.every(({ name }) => acceptsFile(accept, name))) return 'fileType'
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return 'fileSize'
  // A phone may send a file without content if it keeps that elsewhere.
  return files.some(({ size }) => !size) || (files.length > 1 && !multiple) ? 'upload' : undefined
}

const CHOICES: FieldKind[] = ['select', 'checkbox', 'radio']

const isAccepted = ({ name, optional, invert }: ContactField, { values }: Submission): boolean =>
  optional || values.has(name) !== Boolean(invert)

const isTyped = ({ kind }: ContactField): boolean => ![...CHOICES, 'file', 'acceptance', 'quiz'].includes(kind)

/** @param answered quiz fields whose answer is right */
const problemOf = (
  field: ContactField,
  submission: Submission,
  answered: ReadonlySet<string>,
): FormMessage | undefined => {
  const { kind, name, required } = field
  if (kind === 'file')
    return lostFiles(field, submission)[0] ? undefined : filesProblem(field, submission.files.get(name) ?? [])
  if (kind === 'acceptance') return
  const values = submission.values.get(name) ?? []
  const [value] = values
  if (kind === 'quiz') return answered.has(name) ? undefined : 'quiz'
  if (value === undefined) return required && kind !== 'hidden' ? 'required' : undefined
  if (CHOICES.includes(kind)) return chosenProblem(field, values)
}

export interface Verdict {
  /** By field, in the order of the form. */
  problems: ReadonlyMap<string, FormMessage>
  /** A required acceptance is missing, and is no problem of its field. */
  unaccepted: boolean
  /** Fields that the visitor did not see, and whose values are not fit to be stored. */
  dropped: ReadonlySet<string>
  /** Values that are unlikely, by field: the visitor is asked about them. They have a problem as well. */
  confirmations: ReadonlyMap<string, string>
  /** Details for messages about fields, by the names in their braces. */
  details: ReadonlyMap<string, Record<string, string | number>>
  /** Fields whose value is unlikely and, as the visitor says, right. */
  unsure: string[]
}

export const judge = (form: ContactForm, submission: Submission, answered: ReadonlySet<string>): Verdict => {
  const problems = new Map<string, FormMessage>()
  const dropped = new Set<string>()
  const confirmations = new Map<string, string>()
  const unsure: string[] = []
  const details = new Map<string, Record<string, string | number>>()
  let unaccepted = false
  const isHidden = hiddenIn(form, submission)
  for (const field of form.fields) {
    const hidden = isHidden(field)
    const [value] = submission.values.get(field.name) ?? []
    const typed = value !== undefined && isTyped(field) ? typedProblem(field, value, submission) : undefined
    const confirmed = typed?.doubt && submission.confirmed.has(confirmationOf(field.name, value ?? ''))
    const problem = problemOf(field, submission, answered) ?? (confirmed ? undefined : typed?.message)
    if (problem) hidden ? dropped.add(field.name) : problems.set(field.name, problem)
    if (typed) details.set(field.name, detailsOf(rulesOf(field), value ?? ''))
    if (typed?.doubt && !hidden) {
      if (confirmed) unsure.push(field.name)
      else confirmations.set(field.name, confirmationOf(field.name, value ?? ''))
    }
    if (field.kind !== 'acceptance' || hidden || isAccepted(field, submission)) continue
    if (form.acceptanceAsValidation) problems.set(field.name, 'accept')
    else unaccepted = true
  }
  return { problems, unaccepted, dropped, confirmations, details, unsure }
}
