/** Reports the visit itself, whether a popup shows or not. */

import type { Page } from '../../../shared/page/model/page'
import type { RunChunk } from '../../../shared/page/model/popups'
import { reportRejection } from '../../../shared/page/platform/dom'
import { enqueueReport } from '../../../shared/page/reporting/enqueue-report'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import type { ReportKind } from '../../../shared/page/storage/records'
import { hasUnreportedVisit } from '../../../shared/page/storage/unreported'
import { decodeRestriction } from '../../../shared/wire/page/restriction'
import { flush } from './outbox'

const enqueue = (page: Page, id: string, kind: ReportKind, popup = '', trigger = ''): void =>
  enqueueReport(page, id, kind, { popup: { id: popup, viewerId: '', type: '' }, trigger, viewId: '' })

/** Queues the session report once. Its id is the visit's start on every page, so the server can drop duplicates. */
const enqueueSession = (page: Page): void => {
  const { storage } = page
  if (!hasUnreportedVisit(storage)) return
  const began = storage.get('trail')?.began
  enqueue(page, `${began}`, 'session')
  storage.set('told', began)
}

export const begin: Reporting['begin'] = async (page) => {
  enqueueSession(page)
  await flush(page)
  // A lead that was just delivered may have identified an anonymous visitor: check again.
  enqueueSession(page)
  return flush(page)
}

const reportLimit = (page: Page, answer: Record<string, unknown>, offer: (id: string) => void): void => {
  const { message, upgrade } = decodeRestriction(answer)
  enqueue(page, `${Date.now()}`, 'limit', upgrade, message)
  // After the visitor has closed the upgrade popup, do not offer it again that day.
  if (upgrade && !page.storage.get(`closed.${upgrade}`)) offer(upgrade)
  reportRejection(flush(page))
}

/** Named by the server when no popup may show: reports the limit, and offers the upgrade popup if there is one. */
export const run: RunChunk['run'] = (page, { answer, open }) => {
  const { raw, restricted } = answer.peek() ?? {}
  if (raw && restricted) reportLimit(page, raw, (id) => reportRejection(open(id, 'upgrade')))
  return () => {}
}
