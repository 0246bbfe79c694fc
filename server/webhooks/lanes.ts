/** Goes through the queues in which deliveries wait, and finds what may be tried now. */
import { LATER } from '../store/announce'
import type { Deliveries } from '../store/deliveries'
import type { WaitingDelivery } from '../store/delivery-claims'

/** Rows of one query. */
const BATCH = 50
/** Queries of one look: the next one goes on where this one ends. */
const MOST_QUERIES = 40
/** Milliseconds until then. */
const SOON_MS = 500

/** A queue, or a place before all of them. */
export type Place = Pick<WaitingDelivery, 'webhookId' | 'queue'>

export const START: Place = { webhookId: '', queue: '' }

interface Look {
  /** What may be tried now. */
  due: WaitingDelivery[]
  /** Webhooks that are off or were removed, though something waits for them. */
  ended: { off: Set<string>; removed: Set<string> }
  /** When something else may be tried; Infinity if nothing waits. */
  next: number
  /** The last queue that was seen, if there are more. */
  reached?: Place
}

const queueKeyOf = ({ webhookId, queue }: WaitingDelivery): string => `${webhookId} ${queue}`

/** Of a popup's queue only the first may be tried, so that what happened first is told first. */
const firstOnly = (rows: WaitingDelivery[]): WaitingDelivery[] =>
  rows.filter((row, index) => {
    const before = rows[index - 1]
    return row.queue === LATER || !before || queueKeyOf(before) !== queueKeyOf(row)
  })

const timeOf = ({ dueAt, heldUntil }: WaitingDelivery): number => Math.max(dueAt, heldUntil)

/** Adds what may be done with these rows. */
const note = (look: Look, rows: WaitingDelivery[], now: number): void => {
  for (const row of firstOnly(rows)) {
    if (!row.on) look.ended[row.url === undefined ? 'removed' : 'off'].add(row.webhookId)
    else if (timeOf(row) <= now) look.due.push(row)
    else look.next = Math.min(look.next, timeOf(row))
  }
}

/**
 * Sees each queue once, if there are not too many.
 *
 * @param place the queue to come last: where there is no room for all, each comes first at some time
 */
export const lookThrough = async (deliveries: Pick<Deliveries, 'after'>, now: number, place: Place): Promise<Look> => {
  const look: Look = { due: [], ended: { off: new Set(), removed: new Set() }, next: Number.POSITIVE_INFINITY }
  const seen = new Set<string>()
  let at = place
  let wrapped = place === START
  for (let query = 0; query < MOST_QUERIES; query++) {
    const rows = await deliveries.after(at, BATCH)
    // Only the database knows in which order it has its texts, so the end is where what was seen begins.
    const fresh = rows.filter((row) => !seen.has(queueKeyOf(row)))
    for (const row of fresh) seen.add(queueKeyOf(row))
    note(look, fresh, now)
    const end = rows.at(-1)
    if (end && rows.length === BATCH && fresh.length === BATCH) at = end
    else if (wrapped) return look
    else {
      at = START
      wrapped = true
    }
  }
  return { ...look, next: Math.min(look.next, now + SOON_MS), reached: at }
}
