/** The stored entries of the outbox: their order, their requests, and what to do with the answers. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { Page } from '../../../shared/page/model/page'
import { asksForPrivacy } from '../../../shared/page/platform/privacy-control'
import { type Answer, json, ok } from '../../../shared/page/platform/send'
import { isUnvisited } from '../../../shared/page/platform/unvisited'
import {
  type Conversion,
  LEAD_PREFIX,
  type OutboxKey,
  REPORT_KINDS,
  REPORT_PREFIX,
  type Report,
  type ReportKind,
} from '../../../shared/page/storage/records'
import type { Storage } from '../../../shared/page/storage/storage'
import type { Receipt } from '../../../shared/page/visit/lead'
import { CALLS, type Call, decodeViewed } from '../../../shared/wire/page/reports'
import { memoryOf } from './memory'

/** The parts of the page that sending needs. */
export type SendContext = Pick<Page, 'conversion' | 'json' | 'load' | 'send' | 'storage'>

export const isLead = (key: OutboxKey): key is `outbox.${string}` => key.startsWith(LEAD_PREFIX)

/** The view id from the server. */
export const viewIdOf = (page: SendContext, showing: string): string => memoryOf(page).viewIds.get(showing) ?? ''

/** Splits a report's key into its showing and its kind. */
const splitReportKey = (key: OutboxKey) => key.split('.') as [string, showing: string, kind: ReportKind]

const orderOf = (key: OutboxKey): number => REPORT_KINDS.indexOf(splitReportKey(key)[2])

/** Entries of one queue are sent one after another. All reports of a showing share a queue. */
export const queueOf = (key: OutboxKey): string => (isLead(key) ? key : splitReportKey(key)[1])

/** Copies a stored lead into memory; stores it again if it is only in memory. */
export const holdLead = (page: SendContext, key: OutboxKey): void => {
  if (!isLead(key)) return
  const { storage } = page
  const { leads } = memoryOf(page)
  const [stored, lead] = [storage.get(key), leads.get(key)]
  if (stored) leads.set(key, stored)
  else if (lead) storage.set(key, lead, LIFETIME.ever)
}

/** The server has answered: the entry has done its duty. */
export const removeEntry = (page: SendContext, key: OutboxKey): void => {
  if (isLead(key)) memoryOf(page).leads.delete(key)
  page.storage.set(key, undefined)
}

/** The request for an entry; undefined if another tab has sent it. Throws for entries in an unknown format. */
export const requestFor = (page: SendContext, key: OutboxKey): Call | undefined => {
  const entry = page.storage.get(key)
  if (!entry) return
  // Storage parses an entry anew for each reader, or has it in memory until it is written, where these changes do no harm: copying it would
  // cost each popup 15 bytes. The browser may have begun to ask for privacy since the entry was stored.
  if (asksForPrivacy()) entry.visit.clientId = ''
  if (isLead(key)) return page.conversion?.conversionCall(page, entry as Conversion)
  const [, showing, kind] = splitReportKey(key)
  entry.viewId ||= viewIdOf(page, showing)
  if (!isUnvisited()) return CALLS[kind](entry as Report, `${showing}.${kind}`)
}

/** True if the server has accepted an entry. HTML in answer to a report comes from a network's login page. */
export const isAccepted = (page: SendContext, key: OutboxKey, answer: Answer): boolean =>
  ok(answer) && (isLead(key) ? Boolean(receiptOf(page, answer).conversionId) : !/^\s*</.test(answer.text))

/** Without an answer, because another tab has sent the lead, there is no id. */
export const receiptOf = ({ conversion }: SendContext, answer?: Answer): Receipt => ({
  conversionId: (answer && conversion?.conversionIdIn(answer)) || '',
  answer,
})

/** Processes the answer to an accepted entry, which is still in storage. */
export const handleAccepted = (page: SendContext, key: OutboxKey, answer: Answer): void => {
  if (!isLead(key)) {
    const [, showing, kind] = splitReportKey(key)
    if (kind === 'viewed') memoryOf(page).viewIds.set(showing, decodeViewed(json(answer)))
    return
  }
  page.conversion?.accepted(page, page.storage.get(key), answer)
}

/** No report waits longer than it is kept: a time further away was set while the clock was wrong. */
export const isPostponed = (storage: Storage, key: OutboxKey): boolean => {
  const wait = Number(!isLead(key) && storage.get(key)?.until) - Date.now()
  return wait > 0 && wait < 2 * LIFETIME.report
}

/** All entries in sending order: leads first, and a view before its close. */
export const pendingKeys = (page: SendContext): OutboxKey[] => {
  const { storage } = page
  const leads = [...new Set([...storage.keys(LEAD_PREFIX), ...memoryOf(page).leads.keys()])]
  return [
    // Skip drafts of this page: their form is about to replace them.
    ...leads.filter((key) => storage.get(key)?.draft !== performance.timeOrigin),
    ...storage.keys(REPORT_PREFIX).sort((a, b) => orderOf(a) - orderOf(b)),
  ]
}
