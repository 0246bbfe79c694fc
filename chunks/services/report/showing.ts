/** Reports one showing of a popup: its view, then a conversion or at most one close. */
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { enqueueReport } from '../../../shared/page/reporting/enqueue-report'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import { holdTabLock } from '../../../shared/page/storage/tab-lock'
import { convert } from './convert'
import { fetchConversion } from './fetch-conversion'
import { memoryOf } from './memory'
import { flush } from './outbox'
import { viewIdOf } from './outbox-entries'

export const showing: Reporting['showing'] = (page, popup, trigger, name) => {
  const { id, viewerId, type } = popup
  // Report a close only once, and only if the view was reported.
  let closePending = false
  let release: Stop = () => {}
  // A press of its link is the conversion, and leaves the page: what encodes it must be there, with or without consent.
  if (popup.target === 'click') reportRejection(fetchConversion(page))

  return {
    viewed() {
      closePending = true
      reportRejection(flush(page))
    },
    closed(how) {
      if (!closePending) return
      closePending = false
      enqueueReport(page, name, 'closed', {
        popup: { id, viewerId, type },
        trigger: how,
        viewId: viewIdOf(page, name),
      })
      reportRejection(flush(page))
    },
    drafted({ submissionId }) {
      release()
      release = holdTabLock(`${LEAD_PREFIX}${submissionId}`, memoryOf(page).heldLocks)
    },
    convert(lead) {
      // A game can be played again, so its close is reported after a conversion too (specification, section 4).
      closePending &&= type === 'gamified'
      return convert(page, popup, trigger, lead, viewIdOf(page, name)).finally(release)
    },
  }
}
