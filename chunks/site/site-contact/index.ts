/** Contact forms: sends them without leaving the page, and shows the reply. */
import type { NewerContactChunk, PieceChunk } from '../../../shared/page/model/site'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { FORM_ID, SUBMITTING, TELLS_MORE, versionIn } from '../../../shared/wire/page/site/contact'
import { originalRuns } from '../../../shared/wire/page/site/original'
import { fieldsOf, fillOwn } from './own-fields'
import { createSubmission } from './submission'

/** Forms under way. A page may take a form out and put it back meanwhile. */
const sending = new WeakSet<HTMLFormElement>()

export const attach: PieceChunk['attach'] = (wrapper, site) => {
  const form = wrapper.querySelector('form')
  if (!form || originalRuns()) return () => {}
  const find = fieldsOf(form)
  const look = site.load<PieceChunk>('site-contact-look').then((chunk) => chunk.attach(wrapper, site))
  reportRejection(look)
  const submission = createSubmission(wrapper, form, site, look)
  // A copy of a form that was being sent, which nobody sends.
  if (bare(form, 'classList').contains(SUBMITTING) && !sending.has(form)) submission.reset()
  wrapper.classList.replace('no-js', 'js')
  let isGone = false
  let stopNewer: Stop | undefined
  const addNewer = async (): Promise<void> => {
    const { watch } = await site.load<NewerContactChunk>('site-contact-newer')
    if (!isGone) stopNewer = watch({ wrapper, form, site, submission, isSending: () => sending.has(form) })
  }
  if (versionIn(new FormData(form)) >= TELLS_MORE) reportRejection(addNewer())
  return all([
    on<SubmitEvent>(wrapper, 'submit', (event) => {
      if (event.target !== form || event.defaultPrevented || originalRuns()) return
      if (!sending.has(form)) {
        fillOwn(find)
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
    () => {
      isGone = true
      stopNewer?.()
    },
  ])
}
