/** What a visitor sees of a form that is being sent, and of what came of it. */
import type { NewsletterForm } from '../../../shared/model/newsletter'
import { bare } from '../../../shared/platform/safe-dom'
import { FIELDS, LOADING, RESPONSE } from '../../../shared/wire/site/newsletter'

/** A form that its owner wrote may have no place for what it says. */
export const makePlace = (form: HTMLFormElement): void => {
  if (bare(form, 'querySelector')(RESPONSE)) return
  const place = bare(document, 'createElement')('div')
  place.className = RESPONSE.slice(1)
  bare(form, 'append')(place)
}

export const setBusy = (form: HTMLFormElement, busy: boolean): void => {
  bare(form, 'setAttribute')('aria-busy', `${busy}`)
  bare(form, 'classList').toggle(LOADING, busy)
}

/** The focus would go back to the start of the page if its field were hidden: it goes to the message. */
const hideFields = (form: HTMLFormElement): void => {
  const find = bare(form, 'querySelector')
  const fields: HTMLElement | null = find(FIELDS)
  const message: HTMLElement | null = find(`${RESPONSE} *`)
  if (!fields || !message) return
  const focused = fields.contains(bare(document, 'activeElement'))
  fields.style.display = 'none'
  if (!focused) return
  message.tabIndex = -1
  message.focus()
}

/** Only what was sent is emptied. */
export const showResult = (form: NewsletterForm, message: string, sent: boolean): void => {
  const { element } = form
  form.setResponse(message, sent ? 'success' : 'error')
  if (!sent) return
  bare(element, 'reset')()
  if (bare(element, 'dataset').wispHideAfterSuccess !== undefined) hideFields(element)
}
