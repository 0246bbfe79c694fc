/** Reports one showing of a popup: its view, then a conversion or at most one close. */
import { reportRejection, type Stop } from '../../../shared/platform/dom'
import { holdTabLock } from '../../../shared/platform/tab-lock'
import { enqueueReport } from '../../../shared/reporting/enqueue-report'
import { OUTBOX } from '../../../shared/reporting/records'
import type { Reporting } from '../../../shared/reporting/reporting'
import { convert } from './convert'
import { flush } from './outbox'
import { viewIdOf } from './outbox-entries'

export const showing: Reporting['showing'] = (page, popup, trigger, name) => {
  const { storage } = page
  const { id, viewerId, type } = popup
  // Report a close only once, and only if the view was reported.
  let closePending = false
  let release: Stop = () => {}

  return {
    viewed() {
      closePending = storage.allowed()
      reportRejection(flush(page))
    },
    closed(how) {
      if (!closePending) return
      closePending = false
      enqueueReport(page, name, 'closed', {
        popup: { id, viewerId, type },
        trigger: how,
        viewId: viewIdOf(name),
      })
      reportRejection(flush(page))
    },
    drafted({ submissionId }) {
      release()
      release = holdTabLock(`${OUTBOX}${submissionId}`)
    },
    convert(lead) {
      // A game can be played again, so its close is reported after a conversion too (specification, section 4).
      closePending &&= type === 'gamified'
      return convert(page, popup, trigger, lead, viewIdOf(name)).finally(release)
    },
  }
}
