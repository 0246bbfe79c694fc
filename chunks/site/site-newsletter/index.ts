/** Newsletter forms: tells the site's scripts what visitors do in them (specification, section 4). */

import type { NewsletterForm, NewsletterSendChunk } from '../../../shared/page/model/newsletter'
import type { PieceChunk, Site } from '../../../shared/page/model/site'
import { all, on, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { TRAPS } from '../../../shared/wire/page/site/newsletter'
import { get, install, tell } from './api'

/** @returns what happens in place of the browser's own sending, if anything */
const sendingOf = (form: NewsletterForm, site: Site): ((submitter: HTMLElement | null) => void) | undefined => {
  const { element } = form
  if (!bare(element, 'dataset').wispFeedback) return
  // At once, so that it is there when the visitor presses.
  const sender = site
    .load<NewsletterSendChunk>('site-newsletter-send')
    .then(({ createSender }) => createSender(form, site, tell))
  reportRejection(sender)
  // A form whose chunk does not come is left to the browser, as all forms are.
  return (submitter) => reportRejection(sender.then((send) => send(submitter), bare(element, 'submit')))
}

export { get, install, tell }

export const attach: PieceChunk['attach'] = (element, site) => {
  if (!(element instanceof HTMLFormElement) || !install()) return () => {}
  const form = get(element)
  const send = sendingOf(form, site)
  // The style attribute with which the original hides them does not count under a strict policy.
  for (const trap of bare(element, 'querySelectorAll')<HTMLElement>(TRAPS))
    (trap.closest('label') ?? trap).style.setProperty('display', 'none', 'important')
  return all([
    on(element, 'focusin', (event) => {
      if (!form.started) tell(form, 'started', event)
      form.started = true
    }),
    on(element, 'change', (event) => tell(form, 'change', event)),
    on(element, 'focusout', ({ target }) => {
      const field = target as HTMLInputElement
      if (field.type === 'url') field.value = field.value.trim().replace(/^(?!http|$)/i, 'http://')
    }),
    on<SubmitEvent>(element, 'submit', (event) => {
      if (!event.defaultPrevented) tell(form, 'submit', event)
      if (!send || event.defaultPrevented) return
      event.preventDefault()
      send(event.submitter)
    }),
  ])
}
