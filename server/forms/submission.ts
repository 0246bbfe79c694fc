/** The parts of a submission that its contact form asks for. */

import { createChain } from '../../shared/checks/chain'
import { tidied } from '../../shared/checks/field'
import type { Typing } from '../../shared/checks/field-checks'
import { meets } from '../../shared/checks/meets'
import { tidyLine, tidyText } from '../../shared/checks/tidy-words'
import {
  CONFIRMED,
  ELAPSED,
  freeTextOf,
  lostFileOf,
  OWN_FIELDS,
  quizAnswerOf,
  SUBMISSION,
  TRAPS,
  UNIT_TAG,
} from '../../shared/wire/server/contact-form'
import { wellFormed } from '../../shared/wire/server/text'
import type { ContactField, ContactForm, FieldKind } from './form'
import { rulesOf } from './rules'
import { typingIn } from './typing'

export interface Submission {
  /** Texts and options that are not empty, by the names of the fields; free texts and quiz hashes by their own names. */
  values: ReadonlyMap<string, string[]>
  files: ReadonlyMap<string, File[]>
  /** Unit tag of the form on its page, without signs that an id cannot have. */
  unitTag: string
  /** '' without JavaScript. */
  id: string
  /** Seconds that the visitor took; undefined if nobody has measured. */
  elapsed?: number | undefined
  /** A field that people do not see was filled in. */
  trapped: boolean
  /** Values that the visitor says are right. */
  confirmed: ReadonlySet<string>
  typing: Typing
}

/** Largest request, in bytes: a form without files needs no more than a lead. */
const MAX_TEXT_REQUEST_BYTES = 256 * 1024
export const MAX_REQUEST_BYTES = 8 * 1024 * 1024

export const maxRequestBytes = ({ fields }: ContactForm): number =>
  fields.some(({ kind }) => kind === 'file') ? MAX_REQUEST_BYTES : MAX_TEXT_REQUEST_BYTES

/** Most values of one name. More than any form has boxes or files. */
const MAX_VALUES_PER_NAME = 100
/** Longest text that is looked at; longer ones are refused in any case. */
const MAX_READ_TEXT_LENGTH = 20_000

type Tidy = (text: string) => string

const line: Tidy = (text) => tidyLine(text).replace(/ +/g, ' ')
/** Line breaks count as one character, as they do for `maxlength` in the browser. */
const lines: Tidy = (text) => tidyText(text.replace(/\r\n?/g, '\n'))
const same: Tidy = (text) => text

const CHOICES: FieldKind[] = ['select', 'checkbox', 'radio', 'hidden']
/** Numbers as a browser's own fields send them. */
const EXPONENT = /^[+-]?(\d+\.?\d*|\.\d+)e[+-]?\d{1,3}$/i

const typed =
  (field: ContactField, typing: Typing): Tidy =>
  (text) =>
    EXPONENT.test(text.trim()) && Number.isFinite(Number(text))
      ? `${Number(text)}`
      : tidied(rulesOf(field), text, typing)

const tidyOf = (field: ContactField, typing: Typing): Tidy => {
  const { kind } = field
  if (CHOICES.includes(kind)) return kind === 'hidden' ? line : same
  if (kind === 'textarea') return lines
  return ['email', 'url', 'tel', 'number', 'range', 'date'].includes(kind) ? typed(field, typing) : line
}

const secondsIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** Names of texts, and how each is read. */
const textsOf = ({ fields }: ContactForm, typing: Typing): Map<string, Tidy> => {
  const texts = new Map<string, Tidy>([...OWN_FIELDS, ...TRAPS].map((name) => [name, line]))
  texts.set(CONFIRMED, same)
  for (const field of fields) {
    const { name, kind, freeText } = field
    texts.set(kind === 'file' ? lostFileOf(name) : name, tidyOf(field, typing))
    if (freeText) texts.set(freeTextOf(name), line)
    if (kind === 'quiz') texts.set(quizAnswerOf(name), line)
  }
  return texts
}

const add = <T>(lists: Map<string, T[]>, name: string, value: T): void => {
  const list = lists.get(name)
  if (!list) lists.set(name, [value])
  else if (list.length < MAX_VALUES_PER_NAME) list.push(value)
}

/** The id that a text may be used as. */
export const unitTagIn = (text: string): string => text.replace(/[^\w-]/g, '').slice(0, 100)

/**
 * @param entries of the request, under names of any kind
 * @param wanted languages of the visitor
 */
export const readSubmission = (
  form: ContactForm,
  entries: readonly [string, string | File][],
  languages: readonly string[] = [],
): Submission => {
  const typing = typingIn(entries, languages)
  const texts = textsOf(form, typing)
  const uploads = new Set(form.fields.filter(({ kind }) => kind === 'file').map(({ name }) => name))
  const values = new Map<string, string[]>()
  const files = new Map<string, File[]>()
  for (const [key, value] of entries) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key
    if (typeof value !== 'string') {
      // Browsers send an empty file without a name where none was chosen.
      if (uploads.has(name) && value.name) add(files, name, value)
      continue
    }
    const text = texts.get(name)?.(wellFormed(value.slice(0, MAX_READ_TEXT_LENGTH)))
    if (text) add(values, name, text)
  }
  const confirmed = new Set(values.get(CONFIRMED))
  values.delete(CONFIRMED)
  const textOf = (name: string): string => values.get(name)?.[0] ?? ''
  return {
    values,
    files,
    confirmed,
    typing,
    elapsed: secondsIn(textOf(ELAPSED)),
    trapped: TRAPS.some((name) => values.has(name)),
    unitTag: unitTagIn(textOf(UNIT_TAG)),
    id: /^[\w.-]{1,64}$/.test(textOf(SUBMISSION)) ? textOf(SUBMISSION) : '',
  }
}

/** Names of files that were chosen, and that the page could not keep until the form was sent. */
export const lostFiles = ({ name }: ContactField, { values }: Submission): string[] =>
  values.get(lostFileOf(name)) ?? []

/** Values that a browser submits for an empty field: one empty text, or, for boxes and multiple selects, none at all. */
const emptyOf = ({ kind, multiple }: ContactField): string[] =>
  (kind === 'select' && multiple) || /^(checkbox|radio|acceptance)$/.test(kind) ? [] : ['']

/** True for fields that a condition hides, by the same rules as in the page. A hidden field counts as empty. */
export const hiddenIn = (
  { fields }: ContactForm,
  { values, files }: Submission,
): ((field: ContactField) => boolean) => {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const isShown = createChain<ContactField>(({ kind, showIf, hideIf }, isVisible) => {
    // The page has no row for it that could hide.
    if (kind === 'hidden') return true
    const filled = (name: string): string[] => {
      const field = byName.get(name)
      if (!field) return []
      const answer = isVisible(field) && (values.get(name) ?? files.get(name)?.map((file) => file.name))
      return answer || emptyOf(field)
    }
    if (showIf !== undefined) return meets(showIf, filled)
    return hideIf === undefined || !meets(hideIf, filled)
  })
  return (field) => !isShown(field)
}
