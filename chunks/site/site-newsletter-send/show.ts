/** Shows a visitor that a form is being sent, and how that ended. */
import type { NewsletterForm } from '../../../shared/page/model/newsletter'
import { bare } from '../../../shared/page/platform/safe-dom'
import { LOADING, RESPONSE } from '../../../shared/wire/page/site/newsletter'

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

/** Only what was sent is emptied. */
export const showResult = (form: NewsletterForm, message: string, isSent: boolean): void => {
  const { element } = form
  form.setResponse(message, isSent ? 'success' : 'error')
  if (isSent) bare(element, 'reset')()
}
