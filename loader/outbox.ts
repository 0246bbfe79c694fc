import type { Page } from '../shared/page/model/page'
import { reportRejection } from '../shared/page/platform/dom'
import type { Reporting } from '../shared/page/reporting/reporting'
import { OUTBOX_KEY_START } from '../shared/page/storage/records'
import { hasUnreportedVisit } from '../shared/page/storage/unreported'

/**
 * Sends what an earlier page could not deliver, and reports the session of a visitor whom the server knows, once per
 * visit. The chunk that does it is fetched only if there is something to send.
 */
export const sendLeftovers = (page: Page): void => {
  if (page.storage.keys(OUTBOX_KEY_START).length || hasUnreportedVisit(page.storage))
    reportRejection(page.load<Reporting>('report').then((report) => report.begin(page)))
}
