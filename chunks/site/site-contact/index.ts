/** Contact forms: sends them without leaving the page, and shows the reply. */
import type { PieceChunk, Site } from '../../../shared/model/site'
import { all, on, reportRejection } from '../../../shared/platform/dom'
import { json, ok, send } from '../../../shared/platform/send'
import { FORM_ID, isCached, NONCE, NONCE_HEADER, originalRuns, routeTo } from '../../../shared/wire/site/contact'
import { attachFields, type Fields } from './fields'
import { adoptLook } from './look'
import { type FindField, fieldsOf, fillOwn } from './own-fields'
import { createSubmission } from './submission'

/** Forms under way. A page may take a form out and put it back meanwhile. */
const sending = new WeakSet<HTMLFormElement>()

/** A page out of a cache asks for the quiz and captcha of today. */
const refresh = async (find: FindField, site: Site, fields: Fields): Promise<void> => {
  const nonce = find(NONCE)?.value
  const answer = await send(routeTo(site.server, Number(find(FORM_ID)?.value), 'refill'), {
    credentials: 'same-origin',
    ...(nonce && { headers: { [NONCE_HEADER]: nonce } }),
  })
  if (ok(answer)) fields.refill(json(answer))
}

export const attach: PieceChunk['attach'] = (wrapper, site) => {
  const form = wrapper.querySelector('form')
  if (!form || originalRuns()) return () => {}
  const since = performance.now()
  const find = fieldsOf(form)
  const fields = attachFields(wrapper, form)
  const submission = createSubmission(wrapper, form, site, fields)
  adoptLook()
  wrapper.classList.replace('no-js', 'js')
  if (isCached()) reportRejection(refresh(find, site, fields))
  return all([
    on<SubmitEvent>(wrapper, 'submit', (event) => {
      if (event.target !== form || event.defaultPrevented || originalRuns()) return
      if (!sending.has(form)) {
        fillOwn(find, since)
        const data = new FormData(form, event.submitter)
        // No contact form after all.
        if (!Number(data.get(FORM_ID))) return
        sending.add(form)
        reportRejection(submission.send(data, event.submitter).finally(() => sending.delete(form)))
      }
      event.preventDefault()
    }),
    on(window, 'pagehide', submission.hurry),
    submission.hurry,
    fields.stop,
  ])
}
