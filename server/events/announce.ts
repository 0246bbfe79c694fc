/** Writes the deliveries of an event, in the transaction that stores what has happened. */
import type { Transaction } from 'kysely'
import type { EventName } from '../db/schema/event-names'
import type { Tables } from '../db/schema/index'
import { newDeliveryId } from '../lib/ids'
import { bodyOf } from './body'

/** The queue of deliveries with a due time: retries, and carts that may still be ordered. No popup id looks like it. */
export const LATER = 'later'
/** Places per millisecond. */
const TURNS_PER_MS = 1_000
/** Milliseconds by which another server's clock may be ahead. */
const MAX_AHEAD_MS = 5_000
/** Rows of one statement: databases limit its parameters. */
const ROWS_PER_STATEMENT = 500

/** The site and popup of an event. Present only if the site may have a webhook for it. */
export interface Announced {
  siteKey: string
  popup?: { id: string; name: string }
}

export interface WebhookEvent extends Announced {
  event: EventName
  at: number
  /** The id of a cart, which is read when the event is due; instead of `data`. */
  subject?: string
  data?: Record<string, unknown>
  /** Milliseconds to wait. */
  delay?: number
}

type Row = Tables['delivery']

/** The place of a delivery with a due time in the queue LATER. */
export const turnAt = (time: number): number => time * TURNS_PER_MS

const bodyAt = ({ event, siteKey, popup, data = {} }: WebhookEvent, at: number): string =>
  bodyOf({ type: event, at, data: { site: siteKey, ...(popup && { popup }), ...data } })

const baseOf = ({ event, siteKey, popup, subject = '' }: WebhookEvent, webhookId: string) => ({
  id: newDeliveryId(),
  webhook_id: webhookId,
  site_key: siteKey,
  popup_id: popup?.id ?? '',
  event,
  subject,
  attempts: 0,
  state: 'waiting' as const,
  status: 0,
  took: 0,
  answer: '',
  answered_at: null,
})

/**
 * A delivery in the queue of its popup. Its time is derived from its place, so that times and places have the same order; it is at most
 * MAX_AHEAD_MS ahead of the clock of this server.
 */
const inOrder = (event: WebhookEvent, popupId: string, webhookId: string, turn: number): Row => {
  const now = Date.now()
  const time = Math.min(Math.floor(turn / TURNS_PER_MS), now + MAX_AHEAD_MS)
  return { ...baseOf(event, webhookId), body: bodyAt(event, time), lane: popupId, turn, due_at: now, at: time }
}

const later = (event: WebhookEvent, webhookId: string): Row => {
  const { at, subject, delay = 0 } = event
  const dueAt = at + delay
  const body = subject ? '' : bodyAt(event, at)
  return { ...baseOf(event, webhookId), body, lane: LATER, turn: turnAt(dueAt), due_at: dueAt, at }
}

/**
 * Reserves places in a webhook's queues. The row stays locked until the transaction ends, so that an earlier place becomes visible
 * earlier. undefined: the webhook was removed or switched off.
 *
 * @returns the first of them
 */
const takeTurns = async (
  transaction: Transaction<Tables>,
  webhookId: string,
  count: number,
): Promise<number | undefined> => {
  const now = turnAt(Date.now())
  const row = await transaction
    .updateTable('webhook')
    .set(({ eb, ref }) => ({
      last_turn: eb(eb.case().when(ref('last_turn'), '<', now).then(now).else(ref('last_turn')).end(), '+', count),
    }))
    .where('id', '=', webhookId)
    .where('state', '=', 'on')
    .returning('last_turn')
    .executeTakeFirst()
  return row && row.last_turn - count + 1
}

const rowsFor = async (transaction: Transaction<Tables>, webhookId: string, events: WebhookEvent[]): Promise<Row[]> => {
  const popupOf = ({ popup, delay }: WebhookEvent): string => (popup && !delay ? popup.id : '')
  const ordered = events.filter(popupOf)
  const first = ordered.length ? await takeTurns(transaction, webhookId, ordered.length) : 0
  if (first === undefined) return []
  return [
    ...ordered.map((event, index) => inOrder(event, popupOf(event), webhookId, first + index)),
    ...events.filter((event) => !popupOf(event)).map((event) => later(event, webhookId)),
  ]
}

/** The webhooks are read again, because what a process remembers of them may be a second old. */
export const announce = async (transaction: Transaction<Tables>, events: WebhookEvent[]): Promise<void> => {
  if (!events.length) return
  const webhooks = await transaction
    .selectFrom('webhook')
    .select(['id', 'site_key', 'popup_id', 'events'])
    .where('site_key', 'in', [...new Set(events.map(({ siteKey }) => siteKey))])
    .where('state', '=', 'on')
    .orderBy('id')
    .execute()
  const rows: Row[] = []
  // In the order of their ids: transactions that lock webhooks in different orders would block each other.
  for (const { id, site_key, popup_id, events: names } of webhooks) {
    const chosenNames = new Set<string>(JSON.parse(names))
    const matches = events
      .filter(({ siteKey, event }) => site_key === siteKey && chosenNames.has(event))
      .filter(({ popup }) => !popup_id || popup_id === popup?.id)
    rows.push(...(await rowsFor(transaction, id, matches)))
  }
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await transaction
      .insertInto('delivery')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute()
}
