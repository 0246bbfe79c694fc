/** Sends newsletter forms to our server while the visitor stays on the page. */
import type { NewsletterHiddenChunk, NewsletterSendChunk } from '../../../shared/page/model/newsletter'
import type { SiteOutboxChunk } from '../../../shared/page/model/site-outbox'
import { bare } from '../../../shared/page/platform/safe-dom'
import { json, sendForm } from '../../../shared/page/platform/send'
import { visitorSeconds } from '../../../shared/page/platform/visitor-seconds'
import { wordsAt } from '../../../shared/page/platform/words-in'
import { newId } from '../../../shared/values/id'
import { decodeReply, feedbackFields, feedbackUrl } from '../../../shared/wire/page/site/newsletter'
import { newsletter } from '../../../shared/words/english-pages'
import { makePlace, setBusy, showResult } from './show'

/** Milliseconds. */
const SEND_TIMEOUT_MS = 10_000

export const createSender: NewsletterSendChunk['createSender'] = async (form, site, notify) => {
  const { element } = form
  const words = wordsAt(element, newsletter, 'site', site.load)
  const outbox = await site.load<SiteOutboxChunk>('site-outbox').catch(() => undefined)
  makePlace(element)
  let isSending = false
  /** The submission's id stays the same in each attempt, so that a form that has arrived already counts once. */
  let submission = newId()

  const tellAll = (isSent: boolean, status: string, data: unknown): void => {
    form.errors = isSent ? [] : [status || 'error']
    notify(form, 'submitted')
    if (isSent) for (const event of ['success', 'subscribed']) notify(form, event, data)
    else notify(form, 'error', form.errors)
  }
  return async (submitter) => {
    if (isSending) return
    isSending = true
    const data = form.getData()
    const body = new FormData(element, submitter)
    setBusy(element, true)
    form.setResponse(words.sending, 'notice')
    const { wispFeedback: id = '', wispHideAfterSuccess } = bare(element, 'dataset')
    const facts = feedbackFields(id, bare(element, 'id'), submission, visitorSeconds())
    for (const [name, value] of facts) body.set(name, value)
    const url = feedbackUrl(site.server, id)
    const end = outbox?.keep(site, url, submission, body)
    const answer = await sendForm(url, body, SEND_TIMEOUT_MS)
    const { final, sent, status, message } = decodeReply(json(answer))
    const isStored = end?.(final, answer.status)
    isSending = false
    setBusy(element, false)
    showResult(form, (status && message) || words[sent ? 'thanks' : isStored ? 'kept' : 'failed'], sent)
    if (sent) submission = newId()
    if (sent && wispHideAfterSuccess !== undefined)
      site.load<NewsletterHiddenChunk>('site-newsletter-hidden').then(
        ({ hideFields }) => hideFields(element),
        // Without the chunk the fields stay: the form is empty by now.
        () => {},
      )
    tellAll(sent, status, data)
  }
}
