import type { Page } from '../model/page'
import { LIFETIME } from '../model/storage-schema'
import { visitOf } from './visit-of'
import { REPORT, type Report, type ReportKind } from './waiting'

/** An address says where; what a campaign has hung onto it is cut. */
const ADDRESS_MAX = 300

/**
 * Puts a report into storage, where the report chunk finds it: kept first, then sent, so that it survives the page. `id` is
 * the same for all reports of one showing. Where nothing may be kept, nothing is told.
 */
export const enqueueReport = (
  page: Page,
  id: string,
  kind: ReportKind,
  report: Pick<Report, 'popup' | 'trigger' | 'viewId'>,
): void => {
  const { host, storage } = page
  if (!storage.allowed()) return
  const { url, clientId, email, store, customerId } = visitOf(page)
  const who = { url: url.slice(0, ADDRESS_MAX), clientId, email, store, customerId }
  const keep = (kind: ReportKind): void =>
    storage.set(`${REPORT}${id}.${kind}`, { host, visit: who, ...report }, LIFETIME.report)
  keep(kind)
  // Activities are kept only of visitors who are known by a lead or a store (specification, section 5).
  if ((email || customerId) && (kind === 'viewed' || kind === 'closed')) keep(`${kind}-activity`)
}
