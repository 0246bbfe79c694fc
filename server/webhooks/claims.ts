/** Finds deliveries that are due and claims them for one worker: the first to change the row holds the claim until it expires. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { AnyEventName } from '../db/schema/event-names'
import { LATER, turnAt } from '../events/announce'

/** A delivery that waits in a queue. */
export interface WaitingDelivery {
  id: string
  webhookId: string
  /** Id of the popup whose deliveries go one after the other, or LATER. */
  queue: string
  dueAt: number
  /** undefined: the webhook was removed. */
  url?: string
  on: boolean
  heldUntil: number
}

/** A delivery that one worker has claimed until `until`. */
export interface Claim {
  id: string
  webhookId: string
  event: AnyEventName
  body: string
  subject: string
  attempts: number
  at: number
  until: number
}

/** A place behind all others in a queue. */
const BEYOND = Number.MAX_SAFE_INTEGER

interface Queue {
  webhookId: string
  queue: string
}

const waiting = (db: Db) =>
  db
    .selectFrom('delivery')
    .leftJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .select(['delivery.id', 'delivery.webhook_id as webhookId', 'delivery.lane as queue', 'delivery.due_at as dueAt'])
    .select(['webhook.url', 'webhook.state', 'webhook.held_until as heldUntil'])
    .where('delivery.turn', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number]

const toWaiting = ({ url, state, heldUntil, ...row }: Row): WaitingDelivery => ({
  ...row,
  ...(url !== null && { url }),
  on: state === 'on',
  heldUntil: heldUntil ?? 0,
})

export const deliveryClaims = (db: Db) => ({
  /** The deliveries in the queues after this one, by queue and place. Returns at most `limit`, so a long queue may be cut off. */
  async after({ webhookId, queue }: Queue, limit: number): Promise<WaitingDelivery[]> {
    const rows = await waiting(db)
      // With the place too, or SQLite would read the whole queue that is to be left out.
      .where(sql<boolean>`(delivery.webhook_id, delivery.lane, delivery.turn) > (${webhookId}, ${queue}, ${BEYOND})`)
      .orderBy('delivery.webhook_id')
      .orderBy('delivery.lane')
      .orderBy('delivery.turn')
      .limit(limit)
      .execute()
    return rows.map(toWaiting)
  },
  /** The first of one queue. */
  async firstOf({ webhookId, queue }: Queue): Promise<WaitingDelivery | undefined> {
    const row = await waiting(db)
      .where('delivery.webhook_id', '=', webhookId)
      .where('delivery.lane', '=', queue)
      .orderBy('delivery.turn')
      .limit(1)
      .executeTakeFirst()
    return row && toWaiting(row)
  },
  /** Claims it until `until`; undefined if another worker has claimed it. */
  async claim({ id, dueAt, queue }: WaitingDelivery, until: number): Promise<Claim | undefined> {
    const row = await db
      .updateTable('delivery')
      // A delivery that is under way must not stand before the waiting ones in their queue.
      .set({ due_at: until, ...(queue === LATER && { turn: turnAt(until) }) })
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .where('lane', '=', queue)
      .where('turn', 'is not', null)
      .returning(['id', 'webhook_id as webhookId', 'event', 'body', 'subject', 'attempts', 'at'])
      .executeTakeFirst()
    return row && { ...row, until }
  },
})
