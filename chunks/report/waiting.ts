/** What waits in storage, in the server's words, and what its answer is good for. */
import { settle } from '../../shared/dom'
import type { Page } from '../../shared/page'
import { type Conversion, OUTBOX, type Receipt, type ReportKind } from '../../shared/reporting'
import { doc } from '../../shared/safe-dom'
import { type Answer, json, ok } from '../../shared/send'
import { keepConversionId, type Storage } from '../../shared/storage'
import { conversionForm, conversionUrl, decodeConversion } from '../../shared/wire/conversion'
import { CALLS, type Call, decodeViewed } from '../../shared/wire/reports'

/** What it takes to send. */
export type Sending = Pick<Page, 'load' | 'send' | 'storage'>

/** The site's own markup after a conversion runs only where its tag says so. */
const ALLOWING = 'script[data-conversion-code=allow]'

export type WaitingKey = `outbox.${string}` | `outbox-report.${string}`

export const isLead = (key: WaitingKey): key is `outbox.${string}` => key.startsWith(OUTBOX)

/** What the server named the views of this page, by showing. */
const viewIds = new Map<string, string>()
export const viewIdOf = (showing: string): string => viewIds.get(showing) ?? ''

/** Of a report: its showing and its kind. */
const parts = (key: WaitingKey) => key.split('.') as [string, showing: string, kind: ReportKind]

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

/** No answer: another tab has delivered it. */
export const receiptOf = (answer?: Answer): Receipt =>
  answer
    ? { status: answer.status, conversionId: decodeConversion(json(answer)).conversionId }
    : { status: 200, conversionId: '' }

/** Called while it is still kept. Throws when a lead was refused: somebody should know. */
export const accept = ({ load, storage }: Sending, key: WaitingKey, answer: Answer): void => {
  if (!isLead(key)) {
    const [, showing, kind] = parts(key)
    if (kind === 'viewed') viewIds.set(showing, decodeViewed(json(answer)))
    return
  }
  if (!ok(answer)) throw new Error(`The server refused a lead: ${answer.status}`)
  const { conversionId, code } = decodeConversion(json(answer))
  const email = storage.get(key)?.lead.fields.email
  if (email) storage.set('email', email.toLowerCase())
  if (conversionId) keepConversionId(storage, conversionId)
  if (code && doc.querySelector(ALLOWING))
    settle(load<typeof import('../code/index')>('code').then(({ insertCode }) => insertCode(code)))
}
