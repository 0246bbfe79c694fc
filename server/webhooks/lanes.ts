/** Goes through the lanes in which deliveries wait, and tells what may be tried now. */
import { LATER } from '../store/announce'
import type { Waiting } from '../store/delivery-claims'
import type { Store } from '../store/store'

/** Rows of one query. */
const BATCH = 50
/** Queries of one look: those of the lanes that are left out come with the next look. */
const MOST_QUERIES = 40

const START = { webhookId: '', lane: '' }
/** Behind the ids of all popups. */
const LAST_LANE = 'z'.repeat(20)

interface Look {
  /** What may be tried now. */
  due: Waiting[]
  /** Webhooks that are off or were removed, though something waits for them. */
  ended: { off: Set<string>; removed: Set<string> }
  /** When something else may be tried; Infinity if nothing waits. */
  next: number
}

const laneOf = ({ webhookId, lane }: Waiting): string => `${webhookId} ${lane}`

/** Of a popup's lane only the first may be tried, so that what happened first is told first. */
const firstOnly = (rows: Waiting[]): Waiting[] =>
  rows.filter((row, index) => {
    const before = rows[index - 1]
    return row.lane === LATER || !before || laneOf(before) !== laneOf(row)
  })

const timeOf = ({ dueAt, heldUntil }: Waiting): number => Math.max(dueAt, heldUntil)

/** Adds what may be done with these rows. */
const note = (look: Look, rows: Waiting[], now: number): void => {
  for (const row of firstOnly(rows)) {
    if (!row.on) look.ended[row.url === undefined ? 'removed' : 'off'].add(row.webhookId)
    else if (timeOf(row) <= now) look.due.push(row)
    else look.next = Math.min(look.next, timeOf(row))
  }
}

/** @param last the webhook to come last: where there is no room for all, each comes first at some time */
export const lookThrough = async (deliveries: Store['deliveries'], now: number, last: string): Promise<Look> => {
  const look: Look = { due: [], ended: { off: new Set(), removed: new Set() }, next: Number.POSITIVE_INFINITY }
  let place = last ? { webhookId: last, lane: LAST_LANE } : START
  let wrapped = !last
  for (let query = 0; query < MOST_QUERIES; query++) {
    const rows = await deliveries.after(place, BATCH)
    const fresh = wrapped && last ? rows.filter(({ webhookId }) => webhookId <= last) : rows
    note(look, fresh, now)
    const end = rows.at(-1)
    if (end && rows.length === BATCH && fresh.length === rows.length) place = end
    else if (wrapped) return look
    else {
      place = START
      wrapped = true
    }
  }
  return { ...look, next: now }
}
