/** Goes through the queues in which deliveries wait, and finds what may be tried now. */
import { LATER } from '../events/announce'
import type { WaitingDelivery } from './claims'
import type { Deliveries } from './deliveries'

/** Rows of one query. */
const ROWS_PER_QUERY = 50
/** Queries of one look; the next look continues where this one ended. */
const QUERIES_PER_LOOK = 40
/** Milliseconds until the next look, if this one did not reach all queues. */
const NEXT_LOOK_PAUSE_MS = 500

/** A queue, or a place before all of them. */
export type Place = Pick<WaitingDelivery, 'webhookId' | 'queue'>

export const START: Place = { webhookId: '', queue: '' }

interface Look {
  /** The deliveries that may be tried now. */
  dueDeliveries: WaitingDelivery[]
  /** Webhooks that are off or removed although deliveries wait for them. */
  ended: { off: Set<string>; removed: Set<string> }
  /** Time of the next delivery; Infinity if there is none. */
  next: number
  /** The last queue that was seen, if there are more. */
  reached?: Place
}

const queueKeyOf = ({ webhookId, queue }: WaitingDelivery): string => `${webhookId} ${queue}`

/** Only the first of a popup's queue may be tried, so that events are delivered in their order. */
const firstOnly = (rows: WaitingDelivery[]): WaitingDelivery[] =>
  rows.filter((row, index) => {
    const before = rows[index - 1]
    return row.queue === LATER || !before || queueKeyOf(before) !== queueKeyOf(row)
  })

const timeOf = ({ dueAt, heldUntil }: WaitingDelivery): number => Math.max(dueAt, heldUntil)

/** Sorts these rows into the look: due, ended or later. */
const note = (look: Look, rows: WaitingDelivery[], now: number): void => {
  for (const row of firstOnly(rows)) {
    if (!row.on) look.ended[row.url === undefined ? 'removed' : 'off'].add(row.webhookId)
    else if (timeOf(row) <= now) look.dueDeliveries.push(row)
    else look.next = Math.min(look.next, timeOf(row))
  }
}

/**
 * Looks at the first delivery of each queue, once per queue, within a limit of queries.
 *
 * @param place where to begin: after this queue. Calls that begin at different places give each queue its turn
 */
export const lookThrough = async (deliveries: Pick<Deliveries, 'after'>, now: number, place: Place): Promise<Look> => {
  const look: Look = {
    dueDeliveries: [],
    ended: { off: new Set(), removed: new Set() },
    next: Number.POSITIVE_INFINITY,
  }
  const visitedKeys = new Set<string>()
  let position = place
  let wrapped = place === START
  for (let query = 0; query < QUERIES_PER_LOOK; query++) {
    const rows = await deliveries.after(position, ROWS_PER_QUERY)
    // Databases sort texts differently, so the round ends at a queue that was visited, not by comparing keys.
    const fresh = rows.filter((row) => !visitedKeys.has(queueKeyOf(row)))
    for (const row of fresh) visitedKeys.add(queueKeyOf(row))
    note(look, fresh, now)
    const end = rows.at(-1)
    if (end && rows.length === ROWS_PER_QUERY && fresh.length === ROWS_PER_QUERY) position = end
    else if (wrapped) return look
    else {
      position = START
      wrapped = true
    }
  }
  return { ...look, next: Math.min(look.next, now + NEXT_LOOK_PAUSE_MS), reached: position }
}
