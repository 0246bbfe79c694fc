/** A contact form as HTML, to be pasted into a page: the original's public markup, which style sheets are written for. */

import { direction, type Language } from '../../../shared/model/text'
import {
  CLASSES,
  CONFIRMED,
  controlId,
  errorId,
  hiddenFields,
  languageTag,
  TRAP,
  unitTagOf,
} from '../../../shared/wire/server/contact-form'
import { IN_FORM, linked } from '../../files/links'
import { type Attributes, type Child, el, htmlOf, type Markup } from '../../lib/markup'
import { type SiteAddresses, withSiteLinksOfOurs } from '../../template/site-links'
import { wordsFields } from '../acceptances'
import type { ContactField, ContactForm } from '../form'
import { plainFormPath } from '../form'
import { formWordsOf } from '../messages'
import { NOT_FOR_MANAGERS } from './common'
import { control } from './controls'
import type { Drawing } from './drawing'

interface Options extends Omit<Drawing, 'unitTag' | 'language'> {
  /** Language of the page where it stands; default: the form's. */
  language?: Language
  /** Number of the page where it stands. */
  post?: number
  /** The form's number among its copies on the page. */
  occurrence?: number
  /** Address of the server, for pages of other hosts. */
  origin?: string
  /** Id of the visitor's submission, on a page that is made for one visitor. */
  submission?: string
  /** Addresses of the site's own pages, which labels may link to. */
  addresses?: SiteAddresses | undefined
  /** The message about the last try. */
  message?: string
}

const conditions = ({ showIf, hideIf }: ContactField): Attributes => ({
  'data-show-if': showIf,
  'data-hide-if': hideIf,
})

const counter = ({ name, counter: countDirection, minlength, maxlength, value = '' }: ContactField): Child => {
  if (!countDirection) return
  const start = countDirection === 'down' ? (maxlength ?? 0) : 0
  const now = countDirection === 'down' ? start - value.length : value.length
  return el(
    'span',
    {
      class: `${CLASSES.count} ${countDirection}`,
      'data-target-name': name,
      'data-starting-value': start,
      'data-current-value': now,
      'data-maximum-value': maxlength ?? '',
      'data-minimum-value': minlength ?? '',
    },
    `${now}`,
  )
}

/** The next press confirms the value, whichever button it is of. */
const confirmation = ({ name }: ContactField, { confirmations, language, unitTag }: Drawing): Child => {
  const value = confirmations?.get(name)
  return (
    value !== undefined && [
      el('input', { type: 'hidden', name: CONFIRMED, value }),
      el(
        'button',
        { type: 'submit', class: 'wisp-chip', 'aria-describedby': errorId(unitTag, name) },
        formWordsOf(language).right,
      ),
    ]
  )
}

const wrapped = (field: ContactField, drawing: Drawing): Markup => {
  const { name } = field
  const problem = drawing.problems?.get(name)
  return el(
    'span',
    { class: `${CLASSES.wrap} ${name}`, 'data-name': name },
    control(field, drawing),
    problem !== undefined && el('span', { class: CLASSES.tip, id: errorId(drawing.unitTag, name) }, problem),
    confirmation(field, drawing),
  )
}

const labelOf = ({ label, required }: ContactField, { language }: Drawing): Child => [
  linked(label, IN_FORM),
  !required && [' ', el('span', { class: 'wisp-optional' }, `(${formWordsOf(language).optional})`)],
]

/** Kinds that have their label in the control. */
const SELF_LABELLED: ContactField['kind'][] = ['acceptance', 'quiz']
const GROUPS: ContactField['kind'][] = ['checkbox', 'radio']

const row = (field: ContactField, drawing: Drawing): Markup => {
  const { kind, name, value } = field
  if (kind === 'hidden') return el('input', { type: 'hidden', name, value: value ?? '' })
  const look = { class: `wisp-field wisp-field-${kind}`, ...conditions(field) }
  if (SELF_LABELLED.includes(kind)) return el('p', look, wrapped(field, drawing))
  if (GROUPS.includes(kind))
    return el('fieldset', look, el('legend', {}, labelOf(field, drawing)), wrapped(field, drawing))
  return el(
    'p',
    look,
    el('label', { for: controlId(drawing.unitTag, name) }, labelOf(field, drawing)),
    ' ',
    wrapped(field, drawing),
    counter(field),
  )
}

/** Programs fill it in; people do not see it. `hidden` works without a style sheet. */
const trap = ({ unitTag, language }: Drawing): Markup => {
  const id = controlId(unitTag, TRAP)
  return el(
    'p',
    { class: 'wisp-trap', hidden: true, 'aria-hidden': 'true' },
    el('label', { for: id }, formWordsOf(language).trap),
    ' ',
    el('input', { type: 'text', id, name: TRAP, value: '', tabindex: -1, autocomplete: 'off', ...NOT_FOR_MANAGERS }),
  )
}

const response = (message?: string): Markup =>
  message === undefined
    ? el('div', { class: `${CLASSES.response} ${CLASSES.noResponse}`, 'aria-hidden': 'true' })
    : el('div', { class: CLASSES.response, role: 'alert' }, message)

const hidden = (fields: [name: string, value: string][]): Markup =>
  el(
    'div',
    { hidden: true },
    fields.map(([name, value]) => el('input', { type: 'hidden', name, value })),
  )

const submit = (value: string): Markup =>
  el(
    'p',
    { class: 'wisp-submit' },
    el('input', { type: 'submit', class: `${CLASSES.control} ${CLASSES.submit}`, value }),
  )

export const formHtml = (form: ContactForm, options: Options = {}): string => {
  const { language = form.language, post = 0, occurrence = 1, origin = '', submission = '', message } = options
  const { addresses, ...more } = options
  const place = { id: form.id, post, occurrence }
  const unitTag = unitTagOf(place)
  const drawing: Drawing = { ...more, unitTag, language }
  const look = form.acceptanceAsValidation ? `${CLASSES.form} ${CLASSES.asValidation}` : CLASSES.form
  const how = { method: 'post', enctype: 'multipart/form-data', novalidate: true }
  const html = htmlOf(
    el(
      'div',
      { class: CLASSES.wrapper, id: unitTag, lang: languageTag(language), dir: direction(language) },
      el('div', { class: 'screen-reader-response', 'aria-live': 'polite' }),
      el(
        'form',
        { action: origin + plainFormPath(form.id), class: look, 'aria-label': form.name, ...how },
        hidden([...hiddenFields(language, place, submission), ...wordsFields(form)]),
        trap(drawing),
        message !== undefined && response(message),
        form.fields.map((field) => row(field, drawing)),
        submit(form.button),
        message === undefined && response(),
      ),
    ),
  )
  return addresses ? withSiteLinksOfOurs(html, addresses) : html
}
