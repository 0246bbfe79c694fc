import type { Page } from '../shared/model/page'
import { reportRejection } from '../shared/platform/dom'
import type { Reporting } from '../shared/reporting/reporting'
import { hasUnreportedVisit } from '../shared/reporting/unreported'
import { WAITING } from '../shared/reporting/waiting'

/**
 * What an earlier page could not deliver is sent now, and the session of somebody who is known is told of, once a visit.
 * What does that is fetched only when there is something to tell.
 */
export const sendLeftovers = (page: Page): void => {
  const { load, storage } = page
  if (storage.keys(WAITING).length || hasUnreportedVisit(storage))
    reportRejection(load<Reporting>('report').then((report) => report.begin(page)))
}
