/** What the server may not have yet. It stays in storage until it has answered (decisions.md, forms and leads). */
import { after, guard, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { type Answer, type Send, worthRetrying } from '../../../shared/platform/send'
import type { Storage } from '../../../shared/platform/storage'
import type { Receipt } from '../../../shared/reporting/lead'
import { OUTBOX, REPORT } from '../../../shared/reporting/waiting'
import { isFinal } from '../../../shared/wire/refusal'
import type { Call } from '../../../shared/wire/reports'
import { alone } from './alone'

import {
  accept,
  compose,
  isLead,
  isTaken,
  laneOf,
  postpone,
  receiptOf,
  restore,
  rests,
  type Sending,
  type WaitingKey,
  waiting,
} from './waiting'

/** Milliseconds before each further try; what fails after the last waits for the next page. */
const WAITS = [2_000, 8_000, 30_000]

/** Showings whose reports are kept while the server cannot be reached. Leads are all kept. */
const MOST_SHOWINGS = 50

/** Browsers refuse to keep more than 64 KiB alive, all requests together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const KEEPALIVE_MOST = 60_000

/** What waits for its next try, and how to end the wait. */
const asleep = new Map<WaitingKey, Stop>()

const wait = (key: WaitingKey, ms: number): Promise<void> =>
  new Promise((done) => {
    const stop = after(ms, done)
    asleep.set(key, () => {
      stop()
      done()
    })
  })

/** Who is told of the next try. */
const waitingFor = new Map<WaitingKey, ((receipt: Receipt) => void)[]>()

/** What comes of the next try, which is made at once unless one is under way. */
export const nextTry = (key: WaitingKey): Promise<Receipt> => {
  asleep.get(key)?.()
  return new Promise((tell) => waitingFor.set(key, [...(waitingFor.get(key) ?? []), tell]))
}

const post = (send: Send, { url, ...request }: Call): Promise<Answer> =>
  send(url, { ...request, keepalive: `${request.body}`.length < KEEPALIVE_MOST })

/** A refused lead is lost to its owner: somebody should know. */
const refuse = (key: WaitingKey, { status }: Answer): void => {
  if (isLead(key)) throw new Error(`The server refused a lead: ${status}`)
}

/** Whether that was the last of it. */
const conclude = (page: Sending, key: WaitingKey, answer: Answer): boolean => {
  const taken = isTaken(key, answer)
  if (!taken && !isFinal(answer)) {
    if (!worthRetrying(answer.status)) postpone(page.storage, key)
    return false
  }
  guard(() => (taken ? accept(page, key, answer) : refuse(key, answer)))
  return true
}

/** True when nothing is left to do for it. Never rejects. */
const attempt = async (page: Sending, key: WaitingKey): Promise<boolean> => {
  const { send, storage } = page
  restore(storage, key)
  const call = guard(() => compose(storage, key))
  // A lead that cannot be put into words now, of another version of this script say, may be later.
  if (!call && isLead(key) && storage.get(key)?.lead) return false
  const answer = call && (await post(send, call))
  for (const tell of waitingFor.get(key) ?? []) tell(receiptOf(answer))
  waitingFor.delete(key)
  const done = !answer || conclude(page, key, answer)
  if (done) storage.set(key, undefined)
  storage.flush()
  return done
}

const deliver = async (page: Sending, key: WaitingKey): Promise<boolean> => {
  for (const pause of [0, ...WAITS]) {
    if (pause) await wait(key, pause)
    if (rests(page.storage, key)) return false
    if (await alone(key, () => attempt(page, key))) return true
  }
  return false
}

/** Lanes that this page is at: a second flush joins the first. */
const underWay = new Map<string, Promise<void>>()

/** One after the other, until the lane is empty or one has to wait for the next page: the rest waits behind it. */
const empty = async (page: Sending, lane: string): Promise<void> => {
  const next = () => waiting(page.storage).find((key) => laneOf(key) === lane)
  try {
    for (let key = next(); key; key = next()) if (!(await deliver(page, key))) return
  } finally {
    // In the same breath as the last look: what is set a moment later must find no lane that is at its end.
    underWay.delete(lane)
  }
}

const dropOldest = (storage: Storage): void => {
  const keys = storage.keys(REPORT)
  const oldest = [...new Set(keys.map(laneOf))].slice(0, -MOST_SHOWINGS)
  for (const key of keys) if (oldest.includes(laneOf(key))) storage.set(key, undefined)
}

let listening = false

/** Sends all that is there, of this page and of earlier ones. Ends when every lead was answered or has to wait. */
export const flush = async (page: Sending): Promise<void> => {
  const { storage } = page
  // A tab may stay open for long after its tries have run out.
  if (!listening)
    on(window, 'online', () => {
      for (const wake of asleep.values()) wake()
      reportRejection(flush(page))
    })
  listening = true
  dropOldest(storage)
  for (const lane of new Set(waiting(storage).map(laneOf))) {
    if (underWay.has(lane)) continue
    const emptied = empty(page, lane)
    underWay.set(lane, emptied)
    reportRejection(emptied)
  }
  await Promise.all(storage.keys(OUTBOX).map((key) => underWay.get(key)))
}
