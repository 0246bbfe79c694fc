/** Deletes deliveries in steps: a webhook may have a million. */
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'

/** Deliveries of one webhook. */
interface Which {
  webhookId: string
  /** Only those that are older and do not wait any more; milliseconds since 1970. */
  before?: number
}

/** @returns whether there may be more */
export const deleteSome = async (db: Db, { webhookId, before }: Which, rows: number): Promise<boolean> => {
  const all = db.selectFrom('delivery').select('id').where('webhook_id', '=', webhookId)
  const some = before === undefined ? all : all.where('at', '<', before).where('turn', 'is', null)
  // The ids are read first, in order: otherwise PostgreSQL may scan all deliveries.
  const ids = (await some.orderBy('at').orderBy('id').limit(rows).execute()).map(({ id }) => id)
  if (ids.length) await db.deleteFrom('delivery').where('id', 'in', ids).execute()
  return ids.length >= rows
}

/** @returns whether all of them are gone */
export const deleteDeliveries = (db: Db, which: Which, stepping: Stepping = {}): Promise<boolean> =>
  inSteps((rows) => deleteSome(db, which, rows), stepping)

/** The first webhook after this one that has deliveries. */
const nextWebhook = async (db: Db, after: string): Promise<string | undefined> => {
  const rows = db.selectFrom('delivery').select('webhook_id').where('webhook_id', '>', after)
  return (await rows.orderBy('webhook_id').limit(1).executeTakeFirst())?.webhook_id
}

/** Deletes what is older than `before`, and what removed webhooks have left behind. */
export const deleteOld = async (db: Db, before: number, stepping: Stepping = {}): Promise<void> => {
  for (let id = await nextWebhook(db, ''); id !== undefined; id = await nextWebhook(db, id)) {
    const exists = await db.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst()
    const which = { webhookId: id, ...(exists && { before }) }
    if (!(await deleteDeliveries(db, which, stepping))) return
  }
}
