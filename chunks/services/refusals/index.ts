/** What becomes of a lead or a report that the server has answered, and not accepted. Fetched only then. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { RefusalsChunk } from '../../../shared/page/model/refusals-chunk'
import { guard } from '../../../shared/page/platform/dom'
import type { Answer } from '../../../shared/page/platform/send'
import { type Conversion, LEAD_PREFIX, type OutboxKey, type Report } from '../../../shared/page/storage/records'
import type { Storage } from '../../../shared/page/storage/storage'
import { isRefused, isSigned } from '../../../shared/wire/page/refusal'

/** Milliseconds that a report is postponed the first time. */
const FIRST_DELAY_MS = 60_000

/** How often, and for how long, a server must refuse an entry that does not know the site's signature, until it is given up. */
const [MIN_REFUSALS, MIN_REFUSED_MS] = [3, 3_600_000]

const isLead = (key: OutboxKey): key is `outbox.${string}` => key.startsWith(LEAD_PREFIX)

/** Adds up the refusals of an entry; true if they have come often and long enough. A clock that was put back starts anew. */
const isRefusedForLong = (storage: Storage, key: OutboxKey): boolean => {
  const entry = storage.get(key) as (Conversion & Report) | undefined
  const now = Date.now()
  const [times, since] = entry?.refused ?? [0, now]
  if (times >= MIN_REFUSALS - 1 && now - since >= MIN_REFUSED_MS) return true
  const refused: Report['refused'] = since > now ? [1, now] : [times + 1, since]
  if (entry) storage.set(key, { ...entry, refused }, isLead(key) ? LIFETIME.ever : LIFETIME.report)
  return false
}

/**
 * True if the entry was refused for good: by a server of its own site, or by one that has said so for an hour. A server
 * that was started on the wrong database refuses everything.
 */
const isFinal = (storage: Storage, key: OutboxKey, answer: Answer): boolean =>
  isRefused(answer) &&
  (isSigned(answer, (storage.get(key) as Conversion | undefined)?.signature) || isRefusedForLong(storage, key))

/**
 * Something else has answered in the server's place, such as a firewall. Leads are retried as after an outage. Reports
 * back off, doubling the time until they expire, because a server may lack the call altogether.
 */
const postpone = (storage: Storage, key: OutboxKey): void => {
  const report = !isLead(key) && storage.get(key)
  if (!report) return
  const now = Date.now()
  const { since = now } = report
  storage.set(key, { ...report, since, until: now + FIRST_DELAY_MS + now - since }, since + LIFETIME.report - now)
}

/** A refused lead is lost for the owner, so report an error. */
const reportRefusal = (key: OutboxKey, { status }: Answer): void => {
  if (isLead(key)) throw new Error(`The server refused a lead: ${status}`)
}

export const isRefusedForGood: RefusalsChunk['isRefusedForGood'] = (storage, key, answer) => {
  const isOver = isFinal(storage, key, answer)
  if (isOver) guard(() => reportRefusal(key, answer))
  else postpone(storage, key)
  return isOver
}
