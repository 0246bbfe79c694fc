/** What waits in storage, in the server's words, and what its answer is good for. */

import type { Page } from '../../../shared/model/page'
import { LIFETIME } from '../../../shared/model/storage-schema'
import { reportRejection } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { type Answer, json, ok } from '../../../shared/platform/send'
import { keepConversionId, type Storage } from '../../../shared/platform/storage'
import { type Conversion, OUTBOX, REPORT, type Receipt, type ReportKind } from '../../../shared/reporting/reporting'
import { conversionForm, conversionUrl, decodeConversion } from '../../../shared/wire/conversion'
import { CALLS, type Call, decodeViewed } from '../../../shared/wire/reports'

/** What it takes to send. */
export type Sending = Pick<Page, 'load' | 'send' | 'storage'>

/** Milliseconds that a report rests at first. */
const FIRST_REST = 60_000

/** The site's own markup after a conversion runs only where its tag says so. */
const ALLOWING = 'script[data-conversion-code=allow]'

export type WaitingKey = `outbox.${string}` | `outbox-report.${string}`

export const isLead = (key: WaitingKey): key is `outbox.${string}` => key.startsWith(OUTBOX)

/** What the server named the views of this page, by showing. */
const viewIds = new Map<string, string>()
export const viewIdOf = (showing: string): string => viewIds.get(showing) ?? ''

/** Of a report: its showing and its kind. */
const parts = (key: WaitingKey) => key.split('.') as [string, showing: string, kind: ReportKind]

const KINDS = Object.keys(CALLS)
const rank = (key: WaitingKey): number => KINDS.indexOf(parts(key)[2])

/** What is in one lane goes in order, each after the answer to the one before: a view and its close are in one. */
export const laneOf = (key: WaitingKey): string => (isLead(key) ? key : parts(key)[1])

/** Leads of this page. */
const given = new Map<WaitingKey, Conversion>()

/**
 * Keeps a lead whose page has cleared all of its storage since: with the lead went the visitor's id. One that another tab has
 * delivered is not brought back.
 */
export const restore = (storage: Storage, key: WaitingKey): void => {
  if (!isLead(key)) return
  const [kept, lead] = [storage.get(key), given.get(key)]
  if (kept) given.set(key, kept)
  else if (lead && lead.visit.clientId !== storage.get('client')) storage.set(key, lead)
}

/** undefined when it is gone, because another tab has delivered it. Throws when it is none of ours. */
export const compose = (storage: Storage, key: WaitingKey): Call | undefined => {
  if (isLead(key)) {
    const lead = storage.get(key)
    return lead && { url: conversionUrl(lead), body: conversionForm(lead) }
  }
  const [, showing, kind] = parts(key)
  const report = storage.get(key)
  return report && CALLS[kind]({ ...report, viewId: report.viewId || viewIdOf(showing) }, `${showing}.${kind}`)
}

/** The server has it. Only a lead has an answer in the specification; of the other calls, a page is of something else, a log-in to a network say. */
export const isTaken = (key: WaitingKey, answer: Answer): boolean =>
  ok(answer) && (isLead(key) ? Boolean(receiptOf(answer).conversionId) : !/^\s*</.test(answer.text))

/** No answer: another tab has delivered it. */
export const receiptOf = (answer?: Answer): Receipt => ({
  conversionId: answer && ok(answer) ? decodeConversion(json(answer)).conversionId : '',
})

/** Called while it is still kept, of what the server has taken. */
export const accept = ({ load, storage }: Sending, key: WaitingKey, answer: Answer): void => {
  if (!isLead(key)) {
    const [, showing, kind] = parts(key)
    if (kind === 'viewed') viewIds.set(showing, decodeViewed(json(answer)))
    return
  }
  const { conversionId, code } = decodeConversion(json(answer))
  const email = storage.get(key)?.lead.fields.email
  if (email) storage.set('email', email.toLowerCase())
  keepConversionId(storage, conversionId)
  if (code && doc.querySelector(ALLOWING))
    reportRejection(
      load<typeof import('../conversion-snippet/index')>('conversion-snippet').then(({ insertSnippet }) =>
        insertSnippet(code),
      ),
    )
}

/**
 * Something else has answered in the server's place, a firewall say. A lead is tried again as after an outage; of a report that
 * would be too much where a server has no such call: it rests for as long again as it has rested already, until it is too old.
 */
export const postpone = (storage: Storage, key: WaitingKey): void => {
  const report = !isLead(key) && storage.get(key)
  if (!report) return
  const now = Date.now()
  const { since = now } = report
  storage.set(key, { ...report, since, until: now + FIRST_REST + now - since }, since + LIFETIME.report - now)
}

export const rests = (storage: Storage, key: WaitingKey): boolean =>
  !isLead(key) && Number(storage.get(key)?.until) > Date.now()

/** In the order in which the server has to hear of them: leads first, and a view before its close. */
export const waiting = (storage: Storage): WaitingKey[] => [
  // A draft that a form of this page is about to replace is not sent yet.
  ...storage.keys(OUTBOX).filter((key) => storage.get(key)?.draft !== performance.timeOrigin),
  ...storage.keys(REPORT).sort((one, other) => rank(one) - rank(other)),
]
