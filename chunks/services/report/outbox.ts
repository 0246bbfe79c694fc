/** Sends stored leads and reports. They stay in storage until the server answers. */

import type { RefusalsChunk } from '../../../shared/page/model/refusals-chunk'
import { after, guard, on, reportRejection } from '../../../shared/page/platform/dom'
import { takeOver } from '../../../shared/page/platform/natives'
import { type Answer, type Send, worthRetrying } from '../../../shared/page/platform/send'
import { type OutboxKey, REPORT_PREFIX } from '../../../shared/page/storage/records'
import type { Storage } from '../../../shared/page/storage/storage'
import { withTabLock } from '../../../shared/page/storage/tab-lock'
import type { Receipt } from '../../../shared/page/visit/lead'
import type { Call } from '../../../shared/wire/page/reports'
import { fetchConversion } from './fetch-conversion'
import { memoryOf } from './memory'
import {
  handleAccepted,
  holdLead,
  isAccepted,
  isLead,
  isPostponed,
  pendingKeys,
  queueOf,
  receiptOf,
  removeEntry,
  requestFor,
  type SendContext,
} from './outbox-entries'

/** Milliseconds before each retry. After the last one, an entry waits for the next page. */
const BACKOFF_MS = [2_000, 8_000, 30_000]

/** Maximum number of showings whose reports are stored while the server is unreachable. Leads are never dropped. */
const MAX_SHOWINGS = 50

/**
 * Bytes. Browsers reject keepalive requests of more than 64 KiB in total:
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const KEEPALIVE_LIMIT = 60_000

const wait = (page: SendContext, key: OutboxKey, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = after(ms, resolve)
    memoryOf(page).retries.set(key, () => {
      stop()
      resolve()
    })
  })

/** Resolves with the result of the next attempt, which starts at once unless one is running. */
export const nextAttempt = (page: SendContext, key: OutboxKey): Promise<Receipt> => {
  const { receiptListeners, retries } = memoryOf(page)
  retries.get(key)?.()
  return new Promise((resolve) => receiptListeners.set(key, [...(receiptListeners.get(key) ?? []), resolve]))
}

const post = (send: Send, { url, ...request }: Call): Promise<Answer> =>
  send(url, { type: '', ...request, keepalive: `${request.body}`.length < KEEPALIVE_LIMIT })

/** What judges an answer that is no acceptance; if it does not come, the answer counts as none. Never rejects. */
const fetchRefusals = async (page: SendContext, key: OutboxKey, answer: Answer): Promise<RefusalsChunk | undefined> => {
  if (worthRetrying(answer.status) || isAccepted(page, key, answer)) return
  try {
    return await page.load<RefusalsChunk>('refusals')
  } catch {}
}

/** Handles an answer; returns true if the entry is done. */
const handleAnswer = (page: SendContext, key: OutboxKey, answer: Answer, refusals?: RefusalsChunk): boolean => {
  if (!isAccepted(page, key, answer)) return Boolean(refusals?.isRefusedForGood(page.storage, key, answer))
  guard(() => handleAccepted(page, key, answer))
  return true
}

/** One attempt to send an entry; true if the entry is done. Never rejects. */
const attempt = async (page: SendContext, key: OutboxKey): Promise<boolean> => {
  const { send, storage } = page
  const { receiptListeners } = memoryOf(page)
  holdLead(page, key)
  if (isLead(key) && !page.conversion) {
    await fetchConversion(page)
    // The page may have emptied its storage meanwhile.
    holdLead(page, key)
  }
  const call = guard(() => requestFor(page, key))
  // A lead that cannot be encoded is left for later: it is of another version of this script, or what encodes it has not come.
  const isLeft = !call && isLead(key) && storage.get(key)?.lead
  const answer = call && (await post(send, call))
  // Before anybody hears of the answer: from then on, what stands under the key may be a newer lead.
  const refusals = answer && (await fetchRefusals(page, key, answer))
  for (const listener of receiptListeners.get(key) ?? []) listener(receiptOf(page, answer))
  receiptListeners.delete(key)
  if (isLeft) return false
  const isDone = !answer || handleAnswer(page, key, answer, refusals)
  if (isDone) removeEntry(page, key)
  storage.flush()
  return isDone
}

const deliver = async (page: SendContext, key: OutboxKey): Promise<boolean> => {
  for (const delay of [0, ...BACKOFF_MS]) {
    if (delay) await wait(page, key, delay)
    if (isPostponed(page.storage, key)) return false
    if (await withTabLock(key, () => attempt(page, key), memoryOf(page).heldLocks)) return true
  }
  return false
}

/** Sends a queue's entries in order, until it is empty or an entry has to wait for the next page. */
const sendQueue = async (page: SendContext, queue: string): Promise<void> => {
  const next = () => pendingKeys(page).find((key) => queueOf(key) === queue)
  try {
    for (let key = next(); key; key = next()) if (!(await deliver(page, key))) return
  } finally {
    // Synchronously after the last check, so that a later entry starts a new run instead of joining this one.
    memoryOf(page).activeQueues.delete(queue)
  }
}

const dropOldest = (storage: Storage): void => {
  const keys = storage.keys(REPORT_PREFIX)
  const oldest = [...new Set(keys.map(queueOf))].slice(0, -MAX_SHOWINGS)
  for (const key of keys) if (oldest.includes(queueOf(key))) storage.set(key, undefined)
}

/** Sends all entries of this and earlier pages. Resolves when every lead was answered or waits for the next page. */
export const flush = async (page: SendContext): Promise<void> => {
  const { json, storage } = page
  const memory = memoryOf(page)
  const { activeQueues, retries } = memory
  takeOver(json)
  // Try again when the browser comes online: the tab may stay open long after the last retry.
  if (!memory.listening)
    on(window, 'online', () => {
      for (const key of retries.keys()) retries.get(key)?.()
      reportRejection(flush(page))
    })
  memory.listening = true
  dropOldest(storage)
  const leads = pendingKeys(page).filter(isLead)
  // The page may empty its storage while what encodes them is fetched.
  for (const key of leads) holdLead(page, key)
  // Leads go first.
  if (!page.conversion && leads.length) await fetchConversion(page)
  for (const queue of new Set(pendingKeys(page).map(queueOf))) {
    if (activeQueues.get(queue)) continue
    const sending = sendQueue(page, queue)
    activeQueues.set(queue, sending)
    reportRejection(sending)
  }
  await Promise.all(pendingKeys(page).map((key) => isLead(key) && activeQueues.get(key)))
}
