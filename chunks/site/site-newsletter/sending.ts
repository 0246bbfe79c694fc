/** Sends a form to our server, if its owner has asked for that. The code that does is a chunk of its own. */
import type { NewsletterForm, NewsletterSendChunk } from '../../../shared/page/model/newsletter'
import type { Site } from '../../../shared/page/model/site'
import { reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { tell } from './api'

/** @returns what happens in place of the browser's own sending, if anything */
export const sendingOf = (form: NewsletterForm, site: Site): ((submitter: HTMLElement | null) => void) | undefined => {
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
