/** Writes what webhooks are to be told, in the transaction of what has happened. */
import type { Transaction } from 'kysely'
import { newDeliveryId } from '../ids'
import { bodyOf } from '../webhooks/body'
import type { HappeningName } from '../webhooks/events'
import type { Tables } from './schema'

/** The lane of deliveries with a due time: retries, and carts that may still be ordered. No popup id looks like it. */
export const LATER = 'later'
/** Places per millisecond. */
const PLACES = 1_000
/** Rows of one statement: databases limit its parameters. */
const AT_ONCE = 500

/** Where an announcement belongs. Whoever makes it has found out that the site may have a webhook for it. */
export interface Announced {
  siteKey: string
  popup?: { id: string; name: string }
}

export interface Happening extends Announced {
  event: HappeningName
  at: number
  /** Instead of `data`: what to read when it is due. */
  subject?: string
  data?: Record<string, unknown>
  /** Milliseconds to wait. */
  delay?: number
}

type Step = Transaction<Tables>
type Row = Tables['delivery']

let last = 0

/** Grows with each call, so that what is written in the same millisecond keeps its order. */
const nextTurn = (): number => {
  last = Math.max(last + 1, Date.now() * PLACES)
  return last
}

/** Place in the lane of what waits for its time. */
export const turnAt = (time: number): number => time * PLACES

const rowOf = (
  { event, siteKey, popup, at, subject = '', data = {}, delay = 0 }: Happening,
  webhookId: string,
): Row => {
  const due = at + delay
  return {
    ...{ id: newDeliveryId(), webhook_id: webhookId, site_key: siteKey, popup_id: popup?.id ?? '', event, subject },
    body: subject ? '' : bodyOf({ type: event, at, data: { site: siteKey, ...(popup && { popup }), ...data } }),
    lane: popup && !delay ? popup.id : LATER,
    turn: popup && !delay ? nextTurn() : turnAt(due),
    ...{ due_at: due, attempts: 0, state: 'waiting', status: 0, took: 0, answer: '', answered_at: null, at },
  }
}

/** The webhooks are read again, because what a process remembers of them may be a second old. */
export const announce = async (step: Step, happenings: Happening[]): Promise<void> => {
  if (!happenings.length) return
  const found = await step
    .selectFrom('webhook')
    .select(['id', 'site_key', 'popup_id', 'events'])
    .where('site_key', 'in', [...new Set(happenings.map(({ siteKey }) => siteKey))])
    .where('state', '=', 'on')
    .orderBy('id')
    .execute()
  const webhooks = found.map((row) => ({ ...row, events: new Set<string>(JSON.parse(row.events)) }))
  const rows = happenings.flatMap((one) =>
    webhooks
      .filter(({ site_key, events }) => site_key === one.siteKey && events.has(one.event))
      .filter(({ popup_id }) => !popup_id || popup_id === one.popup?.id)
      .map(({ id }) => rowOf(one, id)),
  )
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await step
      .insertInto('delivery')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
}
