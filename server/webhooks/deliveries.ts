/** Deliveries to webhooks: those that were made, and the queues of those that wait. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { Stepping } from '../db/in-steps'
import type { Notifier } from '../db/notifier'
import { type AnyEventName, TEST_EVENT } from '../db/schema/event-names'
import { LATER, turnAt } from '../events/announce'
import { bodyOf } from '../events/body'
import { newDeliveryId } from '../lib/ids'
import { type Claim, deliveryClaims } from './claims'
import type { Webhook } from './queries'
import { deleteOld } from './removal'
import { deliveryOutcomes, type Outcome } from './results'

export interface Delivered {
  id: string
  webhookId: string
  siteKey: string
  popupId: string
  event: AnyEventName
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** Milliseconds since 1970. */
  at: number
  /** HTTP status of the last answer; 0 if there was none. */
  status: number
  took: number
  answer: string
  answeredAt?: number
  /** Time of the next attempt. */
  dueAt?: number
}

/** Milliseconds for which deliveries and their answers are kept. */
const DELIVERY_LIFETIME_MS = 30 * 24 * 60 * 60_000

const COLUMNS = [
  'id',
  'webhook_id as webhookId',
  'site_key as siteKey',
  'popup_id as popupId',
  'event',
  'state',
  'attempts',
  'at',
  'status',
  'took',
  'answer',
  'answered_at',
  'turn',
  'due_at',
] as const

const deliveryRows = (db: Db) => db.selectFrom('delivery').select(COLUMNS)
type Row = Awaited<ReturnType<ReturnType<typeof deliveryRows>['execute']>>[number]

const toDelivered = ({ answered_at, turn, due_at, ...row }: Row): Delivered => ({
  ...row,
  ...(answered_at !== null && { answeredAt: answered_at }),
  ...(turn !== null && { dueAt: due_at }),
})

/** A test event, which is sent outside of the queues. */
const testOf = ({ id, siteKey }: Webhook, at: number): Claim => ({
  id: newDeliveryId(),
  webhookId: id,
  event: TEST_EVENT,
  subject: '',
  attempts: 0,
  at,
  until: at,
  body: bodyOf({ type: TEST_EVENT, at, data: { site: siteKey, webhook: id } }),
})

const keepTest = async (db: Db, claim: Claim, { siteKey, popupId }: Webhook, outcome: Outcome): Promise<Delivered> => {
  const { id, webhookId, event, body, at } = claim
  const { delivered, status, took, answer, at: answeredAt } = outcome
  const state = delivered ? 'delivered' : 'failed'
  const result = { status, took, answer, state } as const
  await db
    .insertInto('delivery')
    .values({
      id,
      webhook_id: webhookId,
      site_key: siteKey,
      popup_id: popupId,
      event,
      body,
      at,
      subject: '',
      lane: LATER,
      turn: null,
      due_at: at,
      attempts: 1,
      answered_at: answeredAt,
      ...result,
    })
    .execute()
  return { id, webhookId, siteKey, popupId, event, at, attempts: 1, answeredAt, ...result }
}

/** Older than 30 days. */
export const deleteOldDeliveries = (db: Db, now: number, stepping: Stepping = {}): Promise<void> =>
  deleteOld(db, now - DELIVERY_LIFETIME_MS, stepping)

export const deliveries = (db: Db, notifier: Notifier) => ({
  ...deliveryClaims(db),
  ...deliveryOutcomes(db),
  testOf,
  /** Keeps a test event that was sent. */
  keepTest: (claim: Claim, webhook: Webhook, outcome: Outcome) => keepTest(db, claim, webhook, outcome),
  /** Newest first. */
  async list(webhookId: string, limit: number): Promise<Delivered[]> {
    const newest = deliveryRows(db).where('webhook_id', '=', webhookId).orderBy('at', 'desc').orderBy('id', 'desc')
    return (await newest.limit(limit).execute()).map(toDelivered)
  },
  async find(id: string): Promise<Delivered | undefined> {
    const row = await deliveryRows(db).where('id', '=', id).executeTakeFirst()
    return row && toDelivered(row)
  },
  /** Number of waiting deliveries; at most `limit`, because counting takes its time. */
  async countWaiting(webhookId: string, limit = Number.MAX_SAFE_INTEGER): Promise<number> {
    const some = db
      .selectFrom('delivery')
      .select('webhook_id')
      .where('webhook_id', '=', webhookId)
      .where('turn', 'is not', null)
      .limit(limit)
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
  /** Delivers once more, under the same id and with all attempts before it, unless the first is still to come. */
  async again(id: string, now = Date.now()): Promise<void> {
    await db
      .updateTable('delivery')
      .set({ lane: LATER, turn: turnAt(now), due_at: now, attempts: 0, state: 'waiting' })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('turn', 'is', null), eb('attempts', '>', 0)]))
      .execute()
    notifier.notify()
  },
  /** Deletes what is older than 30 days. */
  purge: (now = Date.now()): Promise<void> => deleteOldDeliveries(db, now),
})

export type Deliveries = ReturnType<typeof deliveries>
