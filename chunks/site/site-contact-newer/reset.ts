import type { NewerContact } from '../../../shared/page/model/site'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { detailOf, INIT, lookOf, RESETTING, SENT_STATUS } from '../../../shared/wire/page/site/contact'

/**
 * A form that is reset is as at first, and says so. The form resets itself once it is sent: then its message stays, and
 * so does its status. Unlike the original, nothing is asked of the server: quizzes that nobody has answered stay valid.
 */
export const watchReset = ({ wrapper, form, submission, isSending }: NewerContact): Stop => {
  let stop: Stop | undefined
  const [sentLook, sentOutput] = lookOf(SENT_STATUS)
  return all([
    on(form, 'reset', (event) => {
      const isSent = bare(form, 'classList').contains(sentLook)
      // By the visitor, while the form is under way: its reply will say how it is.
      if (event.target !== form || event.defaultPrevented || (isSending() && !isSent)) return
      const back: [string, string?] = isSending() ? [sentLook, sentOutput] : [INIT]
      if (back[0] === INIT) submission.clear()
      submission.setStatus(RESETTING, back[1])
      stop?.()
      // The fields have their first values only after this event.
      stop = after(0, () => {
        submission.setStatus(...back)
        submission.tell('reset', { ...detailOf(wrapper.id, new FormData(form), back[0]), apiResponse: {} })
      })
    }),
    () => stop?.(),
  ])
}
