/** What the server is told of a visit, whether a popup shows or not. */

import type { Page } from '../../../shared/model/page'
import { reportRejection } from '../../../shared/platform/dom'
import { enqueueReport } from '../../../shared/reporting/enqueue-report'
import type { Reporting } from '../../../shared/reporting/reporting'
import { hasUnreportedVisit } from '../../../shared/reporting/unreported'
import type { ReportKind } from '../../../shared/reporting/waiting'
import { decodeRestriction } from '../../../shared/wire/restriction'
import { flush } from './outbox'

const keep = (page: Page, id: string, kind: ReportKind, popup = '', trigger = ''): void =>
  enqueueReport(page, id, kind, { popup: { id: popup, viewerId: '', type: '' }, trigger, viewId: '' })

/** The same from every page of the visit, so that the server, which knows the client, counts it once. */
const tell = (page: Page): void => {
  const { storage } = page
  if (!hasUnreportedVisit(storage)) return
  const began = storage.get('trail')?.began
  keep(page, `${began}`, 'session')
  storage.set('told', began)
}

export const begin: Reporting['begin'] = async (page) => {
  tell(page)
  await flush(page)
  // The delivered lead makes a visitor known who was anonymous until now.
  tell(page)
  return flush(page)
}

export const limited: Reporting['limited'] = (page, answer, offer) => {
  const { message, upgrade } = decodeRestriction(answer)
  keep(page, `${Date.now()}`, 'limit', upgrade, message)
  // Closed by the X or by Escape, it leaves the visitor alone for the day.
  if (upgrade && !page.storage.get(`closed.${upgrade}`)) offer(upgrade)
  reportRejection(flush(page))
}
