/** Contact forms: the names, routes and replies of Contact Form 7, in the lines 5.1, 5.3, and 5.4 and later. */
import type { Detail } from '../../../page/model/site'
import { type Answer, json, ok } from '../../../page/platform/send'
import { list, object, text, yes } from '../../../values/names'
import { settingsOf } from './settings'

const settings = (): Record<string, unknown> => settingsOf('forms', 'wpcf7')

/** True if the page may come from a cache, with a quiz that is out of date. */
export const isCached = (): boolean => yes(settings().cached)

/** The `root` of the site's REST interface; '' if forms go to our own server. */
const rootOf = (): string => {
  const { apiSettings, api, root } = settings()
  return text(object(apiSettings ?? api ?? { root }).root)
}
export const hasRoot = (): boolean => !!rootOf()

/** In the 5.1 line `root` ends in the namespace, later it does not. */
export const routeTo = (server: string, form: number, call: 'feedback' | 'refill' | 'feedback/schema'): string => {
  const { apiSettings, api, ...block } = settings()
  const { root, namespace } = object(apiSettings ?? api ?? block)
  const space = text(namespace) || 'contact-form-7/v1'
  const base = text(root) || `${server}/wp-json/`
  const path = `${space}/contact-forms/${form}/${call}`
  return base.includes(space) ? base.replace(space, () => path) : `${base.replace(/\/$/, '')}/${path}`
}

const PREFIX = '_wpcf7'
export const FORM_ID = PREFIX
export const UNIT_TAG = `${PREFIX}_unit_tag`
/** From this version on, events are those of the form, and its resets are told. */
export const TELLS_MORE = 504
/** From this version on, the server has the rules of the fields, so a field says its problem as soon as it is left. */
export const HAS_RULES = 507

/** The version of the plugin that has printed the form, which is in the form: 504 is 5.4; 0 if it is not said. */
export const versionIn = (data: FormData): number => {
  const [major, minor] = text(data.get(`${PREFIX}_version`)).split('.')
  return Number(major) * 100 + Number(minor) || 0
}

/** Proves to WordPress that a visitor who is logged in sends this. */
export const NONCE = '_wpnonce'
export const NONCE_HEADER = 'x-wp-nonce'
/** From 5.2 on, tells a second submission of the same values. */
export const HASH = `${PREFIX}_posted_data_hash`
/** Only our own server prints these two. */
export const SUBMISSION = '_wisp_submission'
export const ELAPSED = '_wisp_elapsed'
/** The visitor says that an unlikely value is right. */
export const CONFIRMED = '_wisp_sure'
/** Names the file that was chosen in a field and could not be kept. */
export const lostFile = (field: string): string => `_wisp_lost_${field.replace(/\[\]$/, '')}`

export const CAPTCHA = `[name=g-recaptcha-response],[name=${PREFIX}_recaptcha_response]`

/** Classes of the markup. */
export const CONTROL = '.wpcf7-form-control'
export const OUTPUT = '.wpcf7-response-output'
export const BUTTON = '.wpcf7-submit'
export const HIDDEN = 'wpcf7-display-none'
export const TIP = 'wpcf7-not-valid-tip'
export const NOT_VALID = 'wpcf7-not-valid'
export const SPOKEN = 'screen-reader-response'
export const ERROR = 'ajax-error'
/** The first name is that of 5.1 and 5.3. */
export const SPINNER = 'ajax-loader wpcf7-spinner'
export const SPINNERS = '.ajax-loader,.wpcf7-spinner'
export const ACTIVE = 'is-active'

export const EVENT = 'wpcf7'

/** The free text beside a box is named after the box. */
const inputName = (name: string): string => name.replace(/^_wpcf7_(\w+_)?free_text_(.+)/, '$2-free-text')

/** From 5.4 on ids are numbers, and files are inputs like others, but free text is not. */
export const detailOf = (id: string, formData: FormData, status: unknown = INIT): Detail => {
  const value = (name: string): string => text(formData.get(PREFIX + name))
  const isNew = versionIn(formData) >= TELLS_MORE
  const number = (name: string): string | number => (isNew ? Number(value(name)) : value(name))
  return {
    id,
    status: text(status),
    inputs: [...formData].flatMap(([key, value]) => {
      const name = isNew ? key : inputName(key)
      return (isNew || typeof value === 'string') && name[0] !== '_' ? [{ name, value }] : []
    }),
    formData,
    contactFormId: number(''),
    pluginVersion: value('_version'),
    contactFormLocale: value('_locale'),
    unitTag: value('_unit_tag'),
    containerPostId: number('_container_post'),
  }
}

/** Class of the form, class of the output, and event. */
type Look = [form: string, output: string, event?: string]

export const SENT_STATUS = 'mail_sent'
/** The server could not store it. */
export const FAILED = 'mail_failed'

const LOOKS = new Map<string, Look>([
  ['validation_failed', ['invalid', 'wpcf7-validation-errors', 'invalid']],
  ['acceptance_missing', ['unaccepted', 'wpcf7-acceptance-missing', 'unaccepted']],
  ['spam', ['spam', 'wpcf7-spam-blocked', 'spam']],
  ['aborted', ['aborted', 'wpcf7-aborted', 'aborted']],
  [SENT_STATUS, ['sent', 'wpcf7-mail-sent-ok', 'mailsent']],
  [FAILED, ['failed', 'wpcf7-mail-sent-ng', 'mailfailed']],
])

/**
 * The class that style sheets of the original have for a status: its first run of other signs is one hyphen. Later spaces are
 * hyphens too, since they would end the class.
 * @param isNew the form is one of 5.4 or later, which know one status more
 */
export const lookOf = (status: string, isNew?: boolean): Look => {
  const name = status.replace(/[^0-9a-z]+/i, '-').replace(/\s/g, '-')
  const look = isNew && status === 'payment_required' ? name : `custom-${name}`
  return LOOKS.get(status) ?? [look, `wpcf7-custom-${name}`]
}

/** States of a form that is not being sent, and of one that is. */
export const INIT = 'init'
export const RESETTING = 'resetting'
export const SUBMITTING = 'submitting'
/** A field is being checked as it is left. */
export const VALIDATING = 'validating'

/** The class of a part that is inert while the form has a certain status. */
export const inertOn = (status: string): string => `inert-on-${status}`
/** The class of a part that is inert until the status of the form changes. */
export const UNTIL_NEXT = 'active-on-any'

/** All classes of the form and of the output, also those that the server prints for a form sent without scripts. */
export const lookClasses = (): string[] =>
  [...LOOKS.values(), [INIT, SUBMITTING], [RESETTING, VALIDATING]].flatMap(
    ([form, output]) => [form, output] as string[],
  )

/** The reply to a submission; undefined for anything else, such as an error page or the JSON of another service. */
export const replyIn = (answer: Answer): Record<string, unknown> | undefined => {
  const reply = json(answer)
  return ok(answer) && text(reply.status) && typeof reply.message === 'string' ? reply : undefined
}

/** The server has no form of this number, in its own words. */
export const isUnknownForm = (answer: Answer): boolean =>
  answer.status === 404 && json(answer).code === 'wpcf7_not_found'

/** The posted-data hash of a reply, from 5.2 on. */
export const hashIn = (reply: Record<string, unknown>): string => text(reply.posted_data_hash)

export interface Invalid {
  /** Finds the wraps of the field in its form. It comes from the server, and may be no selector at all. */
  wraps: string
  message: string
  /** Id of the control; '' if it has none. */
  control: string
  /** Id of the message; 5.1 has none. */
  id: string
  /** Confirms a value that is unlikely; absent for one that is wrong. */
  asked?: string
}

/** Id of the message of a field, as the server names it. */
export const errorId = (form: Element, field: string): string => `${text(form.closest('.wpcf7')?.id)}-ve-${field}`

/** More than any form has: each is looked for in the page. */
const MAX_INVALID_FIELDS = 100

export const invalidIn = (reply: Record<string, unknown>, unitTag: string): Invalid[] =>
  // A server may list them in both ways, which are the same fields.
  (list(reply.invalid_fields).length ? list(reply.invalid_fields) : list(reply.invalidFields))
    .slice(0, MAX_INVALID_FIELDS)
    .map((item, index) => {
      const { field, into, message, idref, error_id, asked } = object(item)
      return {
        wraps: text(into) || `[data-name="${text(field)}"]`,
        message: text(message),
        control: text(idref),
        id: text(error_id) || `${unitTag}-ve-${index}`,
        ...(text(asked) && { asked: text(asked) }),
      }
    })
