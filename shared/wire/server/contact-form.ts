/** Contact forms under the original's names (5.1.9 and 5.7): addresses, fields that every form has, classes. */

import { localeOf } from '../../model/locale'
import type { Language } from '../../model/text'

const ROOT = '/wp-json/contact-form-7/v1'
export const FEEDBACK_PATH = `${ROOT}/contact-forms/:id/feedback`
export const REFILL_PATH = `${ROOT}/contact-forms/:id/refill`
/** Everything that other sites' pages ask here. */
export const FORM_CALLS = '/wp-json/*'
/** Token of a visitor who is signed in where the original runs. */
export const NONCE_HEADER = 'X-WP-Nonce'

/** Fields that every form has beside its own. */
const FORM_ID = '_wpcf7'
export const LOCALE = '_wpcf7_locale'
export const UNIT_TAG = '_wpcf7_unit_tag'
export const SUBMISSION = '_wisp_submission'
export const ELAPSED = '_wisp_elapsed'
/** Tells which words a page has beside an acceptance: the name of the field, a blank and their version. One for each of them. */
export const WORDS = '_wisp_words'
export const wordsNamed = (field: string, version: string): string => `${field} ${version}`
/** The visitor says that an unlikely value is right. */
export const CONFIRMED = '_wisp_sure'
export const confirmationOf = (field: string, value: string): string => `${field}:${value}`
export const TRAP = '_wisp_blank'
/** The traps, also those of pages that were printed before, and of the newsletter's form. */
export const TRAPS = [TRAP, '_wisp_website', '_mc4wp_honeypot']
/** Fields that say nothing of what was filled in. */
export const OWN_FIELDS = [UNIT_TAG, SUBMISSION, ELAPSED, WORDS]
export const quizAnswerOf = (field: string): string => `_wpcf7_quiz_answer_${field}`
/** Names the file that was chosen in a field, and that the page could not keep until it was sent. */
export const lostFileOf = (field: string): string => `_wisp_lost_${field}`
export const freeTextOf = (field: string): string => `_wpcf7_free_text_${field}`

/** The line of the original whose markup and replies these are. */
const VERSION = '5.7.7'
/** A form that says nothing is read as English. */
export const languageOf = (locale: string): Language =>
  /^[a-z]{2,3}(_([A-Z]{2}|\d{3}))?$/.test(locale) ? locale.replace('_', '-') : 'en'
export const languageTag = (language: Language): string => localeOf(language).replace('_', '-')

interface Place {
  id: number
  /** Number of the page where the form stands; 0 if that is none of ours. */
  post: number
  /** The form's number among its copies on the page. */
  occurrence: number
}

export const unitTagOf = ({ id, post, occurrence }: Place): string =>
  `wpcf7-f${id}${post ? `-p${post}` : ''}-o${occurrence}`

/** A unit tag of our own markup: the ids of its controls are known. */
const isUnitTag = (tag: string): boolean => /^wpcf7-f\d{1,9}(-p\d{1,15})?-o\d{1,4}$/.test(tag)

export const hiddenFields = (language: Language, place: Place, submission: string): [name: string, value: string][] => [
  [FORM_ID, `${place.id}`],
  ['_wpcf7_version', VERSION],
  [LOCALE, localeOf(language)],
  [UNIT_TAG, unitTagOf(place)],
  ['_wpcf7_container_post', `${place.post}`],
  ['_wpcf7_posted_data_hash', ''],
  [SUBMISSION, submission],
  [ELAPSED, ''],
]

export const CLASSES = {
  wrapper: 'wpcf7',
  form: 'wpcf7-form',
  asValidation: 'wpcf7-acceptance-as-validation',
  response: 'wpcf7-response-output',
  noResponse: 'wpcf7-display-none',
  control: 'wpcf7-form-control',
  wrap: 'wpcf7-form-control-wrap',
  required: 'wpcf7-validates-as-required',
  item: 'wpcf7-list-item',
  itemLabel: 'wpcf7-list-item-label',
  exclusive: 'wpcf7-exclusive-checkbox',
  freeText: 'wpcf7-free-text',
  quizLabel: 'wpcf7-quiz-label',
  count: 'wpcf7-character-count',
  submit: 'wpcf7-submit',
  notValid: 'wpcf7-not-valid',
  tip: 'wpcf7-not-valid-tip',
}

/** Kinds that are text with a rule. */
const TEXTS = ['email', 'url', 'tel']
const VALIDATED = [...TEXTS, 'number', 'range', 'date']

/** Classes of the control of a field. */
export const controlClass = (kind: string, required: boolean): string => {
  const typeName = kind === 'range' ? 'number' : kind
  return [
    CLASSES.control,
    ...(TEXTS.includes(kind) ? ['wpcf7-text'] : []),
    `wpcf7-${typeName}`,
    ...(VALIDATED.includes(kind) ? [`wpcf7-validates-as-${typeName}`] : []),
    ...(required ? [CLASSES.required] : []),
  ].join(' ')
}

/** Ids of a control, and of what is wrong with it. */
export const controlId = (unitTag: string, field: string): string => `${unitTag}-${field}`
export const errorId = (unitTag: string, field: string): string => `${unitTag}-ve-${field}`

/** The end of a submission. */
export type Ending = 'sent' | 'invalid' | 'unaccepted' | 'spam' | 'failed'

const STATUS: Record<Ending, string> = {
  sent: 'mail_sent',
  invalid: 'validation_failed',
  unaccepted: 'acceptance_missing',
  spam: 'spam',
  failed: 'mail_failed',
}

interface Answer {
  formId: number
  unitTag: string
  ending: Ending
  message: string
  /** Messages by field. */
  problems: ReadonlyMap<string, string>
  quiz: ReadonlyMap<string, [question: string, hash: string]>
  /** By field, what confirms a value that is unlikely. */
  asked: ReadonlyMap<string, string>
}

const encodeProblem = (unitTag: string, field: string, message: string, asked?: string) => ({
  field,
  into: `span.${CLASSES.wrap}.${field}`,
  message,
  // The markup of others has ids of its own.
  idref: isUnitTag(unitTag) ? controlId(unitTag, field) : null,
  error_id: errorId(unitTag, field),
  // Ours: what to send with it if the value is right.
  ...(asked !== undefined && { asked }),
})

/** The keys of 5.1.9 beside those of later lines, for the scripts of both. */
export const encodeFeedback = ({ formId, unitTag, ending, message, problems, quiz, asked }: Answer) => {
  const invalid = [...problems].map(([field, text]) => encodeProblem(unitTag, field, text, asked.get(field)))
  return {
    contact_form_id: formId,
    into: `#${unitTag}`,
    status: STATUS[ending],
    message,
    posted_data_hash: '',
    invalid_fields: invalid,
    ...(invalid.length && { invalidFields: invalid.map(({ into, message, idref }) => ({ into, message, idref })) }),
    ...(quiz.size && { quiz: Object.fromEntries(quiz) }),
  }
}

/** Only what there is: a list without anything in it where the form has no quiz. */
export const encodeRefill = (quiz: ReadonlyMap<string, [question: string, hash: string]>) =>
  quiz.size ? { quiz: Object.fromEntries(quiz) } : []

const REFUSED = {
  404: ['wpcf7_not_found', 'There is no contact form with this number.'],
  400: ['wpcf7_unit_tag_not_found', 'The request names no place of the form: _wpcf7_unit_tag.'],
  415: ['wpcf7_unsupported_media_type', 'The body must be multipart/form-data.'],
} as const

export const encodeRefusal = (status: keyof typeof REFUSED) => {
  const [code, message] = REFUSED[status]
  return { code, message, data: { status } }
}
