import { LIFETIME } from './kept'
import { REPORT, type Report, type ReportKind, type ReportRequest } from './popup'

/** An address says where; what a campaign has hung onto it is cut. */
const ADDRESS_MAX = 300

/**
 * Puts a report into storage, where the report chunk finds it: kept first, then sent, so that it survives the page. `id` is
 * the same for all reports of one showing. Where nothing may be kept, nothing is told.
 */
export const keepReport = (
  { host, storage, visit }: Omit<ReportRequest, 'trigger'>,
  id: string,
  kind: ReportKind,
  report: Pick<Report, 'popup' | 'trigger' | 'viewId'>,
): void => {
  if (!storage.allowed()) return
  const { url, clientId, email, store, customerId } = visit()
  const who = { url: url.slice(0, ADDRESS_MAX), clientId, email, store, customerId }
  const keep = (kind: ReportKind): void =>
    storage.set(`${REPORT}${id}.${kind}`, { host, visit: who, ...report }, LIFETIME.report)
  keep(kind)
  // Activities are kept only of visitors who are known by a lead or a store (specification, section 5).
  if ((email || customerId) && (kind === 'viewed' || kind === 'closed')) keep(`${kind}-activity`)
}
