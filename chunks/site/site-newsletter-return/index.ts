/** A form that the browser has sent: the page comes back and says what came of it. */
import type { NewsletterChunk, NewsletterForm, NewsletterNotifier } from '../../../shared/page/model/newsletter'
import type { PieceChunk } from '../../../shared/page/model/site'
import { on, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { returnedForm } from '../../../shared/wire/page/site/newsletter'

/** The page has come back once, however many of its elements say so. */
let isTold = false

const tellSuccess = (form: NewsletterForm, notify: NewsletterNotifier, event: string, data: unknown): void => {
  notify(form, 'success', data)
  notify(form, event, data)
  // Scripts written before there was this event know only the other.
  if (event === 'updated_subscriber') notify(form, 'subscribed', data, true)
}

const tellReturned = ({ get, install, tell }: NewsletterChunk): void => {
  const { elementId, event, errors, data, scroll } = returnedForm()
  const element = elementId && bare(document, 'getElementById')(elementId)
  if (isTold || !element || !install()) return
  isTold = true
  const form = get(element)
  if (scroll && scrollY <= 10) bare(form.element, 'scrollIntoView')()
  if (errors) {
    form.errors = errors
    form.setData(data)
  }
  tell(form, 'submitted')
  if (errors) tell(form, 'error', errors)
  else tellSuccess(form, tell, event, data)
}

export const attach: PieceChunk['attach'] = (_, { load }) => {
  const notifyReturned = (): void => reportRejection(load<NewsletterChunk>('site-newsletter').then(tellReturned))
  // Scripts of the site that run before that can register.
  if (bare(document, 'readyState') === 'complete') notifyReturned()
  return on(window, 'load', notifyReturned)
}
