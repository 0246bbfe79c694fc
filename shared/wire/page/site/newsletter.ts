/** Newsletter forms: the names of Mailchimp for WordPress, and where our own server takes what is sent. */
import type { MessageKind } from '../../../page/model/newsletter'
import { globalNamed } from '../../../page/platform/safe-dom'
import { list, object, text } from '../../../values/names'
import { settingsOf } from './settings'

export const FIELDS = '.mc4wp-form-fields'
export const RESPONSE = '.mc4wp-response'
export const LOADING = 'mc4wp-loading'
/** Fields that a person leaves empty. */
export const TRAPS = '[name=_mc4wp_honeypot],[name=_wisp_website]'

/** @param kind that of the markup if none is given: scripts of a site hand over what the original would show */
export const alertClass = (markup: string, kind?: MessageKind): string =>
  `mc4wp-alert mc4wp-${kind ?? /mc4wp-(success|error)/.exec(markup)?.[1] ?? 'notice'}`

export const byId = (id: number): string => `.mc4wp-form[data-id="${id}"],.mc4wp-form-${id}`

/** The global with which sites register, before the script runs and after. */
interface NewsletterGlobal {
  forms: unknown
  /** A list of `{ event, callback }`. */
  listeners: unknown
}

export const newsletterGlobal = (): Partial<NewsletterGlobal> => object(globalNamed('mc4wp'))

export const setNewsletterGlobal = (value: Partial<NewsletterGlobal>): void => {
  Object.assign(window, { mc4wp: value })
}

interface Returned {
  /** `id` of the form's element; '' if the page has not come back with one. */
  elementId: string
  /** `subscribed`, `unsubscribed` or `updated_subscriber`. */
  event: string
  /** Undefined if there were none. */
  errors: unknown
  data: unknown
  scroll: boolean
}

/** Newer versions have a global of its own for it; older ones name the action, not the event. */
export const returnedForm = (): Returned => {
  const settings = settingsOf('newsletter', 'mc4wp_forms_config')
  const { element_id, event, action, errors, data, auto_scroll } = object(
    settings.submitted_form ?? globalNamed('mc4wp_submitted_form'),
  )
  return {
    elementId: text(element_id),
    event: (text(event) || text(action)).replace(/e$/, 'ed'),
    errors: Object.keys(object(errors)).length ? errors : undefined,
    data,
    scroll: Boolean(auto_scroll ?? settings.auto_scroll ?? true),
  }
}

/** Only our own server is asked so. */
export const feedbackUrl = (server: string, form: string): string =>
  `${server}/wp-json/contact-form-7/v1/contact-forms/${encodeURIComponent(form)}/feedback`

/** The fields that the server needs besides those of the form. */
export const feedbackFields = (form: string, tag: string, submission: string, elapsed: number): [string, string][] =>
  Object.entries({
    _wpcf7: form,
    _wpcf7_unit_tag: tag || `wpcf7-f${form}-o1`,
    _wisp_submission: submission,
    _wisp_elapsed: `${elapsed}`,
  })

interface Reply {
  sent: boolean
  /** '' if it was no reply of a form's server. */
  status: string
  message: string
  /** True if the server has said what becomes of it. */
  final: boolean
}

export const decodeReply = (reply: Record<string, unknown>): Reply => {
  const status = text(reply.status)
  const { message } = object(list(reply.invalid_fields)[0])
  const final = Boolean(status) && status !== 'mail_failed'
  return { final, sent: status === 'mail_sent', status, message: text(message) || text(reply.message) }
}
