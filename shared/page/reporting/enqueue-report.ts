import * as LIFETIME from '../../model/lifetime'
import type { Page } from '../model/page'
import { REPORT_PREFIX, type Report, type ReportKind } from '../storage/records'
import { visitOf } from './visit-of'

/** Longest URL in a report; longer query strings are campaign parameters. */
const MAX_ADDRESS_LENGTH = 300

/**
 * Stores a report for the report chunk. It is stored before it is sent, so that it survives the page. Does nothing
 * without permission to store.
 * @param id shared by all reports of one showing
 */
export const enqueueReport = (
  page: Page,
  id: string,
  kind: ReportKind,
  report: Pick<Report, 'popup' | 'trigger' | 'viewId' | 'asForm'>,
): void => {
  const { host, storage } = page
  if (!storage.allowed()) return
  const { url, clientId, email, store, customerId } = visitOf(page)
  const visitor = { url: url.slice(0, MAX_ADDRESS_LENGTH), clientId, email, store, customerId }
  const enqueue = (kind: ReportKind): void =>
    storage.set(`${REPORT_PREFIX}${id}.${kind}`, { host, visit: visitor, ...report }, LIFETIME.report)
  enqueue(kind)
  // Activities are only for visitors known by email or customer id (specification, section 5).
  if ((email || customerId) && (kind === 'viewed' || kind === 'closed')) enqueue(`${kind}-activity`)
}
