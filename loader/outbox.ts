import type { Page } from '../shared/model/page'
import { reportRejection } from '../shared/platform/dom'
import { WAITING } from '../shared/reporting/records'
import type { Reporting } from '../shared/reporting/reporting'
import { hasUnreportedVisit } from '../shared/reporting/unreported'

/**
 * Sends what an earlier page could not deliver, and reports the session of a visitor whom the server knows, once per
 * visit. The chunk that does it is fetched only if there is something to send.
 */
export const sendLeftovers = (page: Page): void => {
  if (page.storage.keys(WAITING).length || hasUnreportedVisit(page.storage))
    reportRejection(page.load<Reporting>('report').then((report) => report.begin(page)))
}
