/** What the server is told of a showing: one view, then its conversion or at most one close, whatever becomes of this page. */
import { reportRejection, type Stop } from '../../../shared/platform/dom'
import { enqueueReport } from '../../../shared/reporting/enqueue-report'
import type { Reporting } from '../../../shared/reporting/reporting'
import { OUTBOX } from '../../../shared/reporting/waiting'
import { reserve } from './alone'
import { convert } from './convert'
import { flush } from './outbox'
import { viewIdOf } from './waiting'

export const showing: Reporting['showing'] = (request, popup, name) => {
  const { storage } = request
  const { id, viewerId, type } = popup
  // A close is told only of what was told as seen, and once.
  let open = false
  let release: Stop = () => {}

  return {
    viewed() {
      open = storage.allowed()
      reportRejection(flush(request))
    },
    closed(how) {
      if (!open) return
      open = false
      enqueueReport(request, name, 'closed', { popup: { id, viewerId, type }, trigger: how, viewId: viewIdOf(name) })
      reportRejection(flush(request))
    },
    drafted({ submissionId }) {
      release()
      release = reserve(`${OUTBOX}${submissionId}`)
    },
    convert(lead) {
      release()
      // A game begins anew, and its close is told all the same (specification, section 4).
      open &&= type === 'gamified'
      return convert(request, popup, lead, viewIdOf(name))
    },
  }
}
