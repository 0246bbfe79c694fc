import { settle } from '../shared/dom'
import type { Page } from '../shared/page'
import { type Reporting, WAITING } from '../shared/reporting'
import { untold } from '../shared/untold'

/**
 * What an earlier page could not deliver is sent now, and the session of somebody who is known is told of, once a visit.
 * What does that is fetched only when there is something to tell.
 */
export const sendLeftovers = (page: Page): void => {
  const { load, storage } = page
  if (storage.keys(WAITING).length || untold(storage))
    settle(load<Reporting>('report').then((report) => report.begin(page)))
}
