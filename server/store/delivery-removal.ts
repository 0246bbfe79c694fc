/**
 * Deletes deliveries some at a time. A webhook may have a million, and one statement for all of them would hold up what
 * visitors send, or take longer than a statement may.
 */
import { setImmediate as otherTurns } from 'node:timers/promises'
import type { Db } from './database'

/** Rows of one statement. */
const AT_ONCE = 500

/** Those of one webhook. */
interface Which {
  webhookId: string
  /** Only those that are older and do not wait any more; milliseconds since 1970. */
  before?: number
}

/** @returns whether there may be more */
export const deleteSome = async (db: Db, { webhookId, before }: Which): Promise<boolean> => {
  const all = db.selectFrom('delivery').select('id').where('webhook_id', '=', webhookId)
  const some = before === undefined ? all : all.where('at', '<', before).where('turn', 'is', null)
  const { numDeletedRows } = await db.deleteFrom('delivery').where('id', 'in', some.limit(AT_ONCE)).executeTakeFirst()
  return Number(numDeletedRows) >= AT_ONCE
}

export const deleteDeliveries = async (db: Db, which: Which): Promise<void> => {
  while (await deleteSome(db, which)) await otherTurns()
}

/** The first webhook after this one that has deliveries. */
const nextWebhook = async (db: Db, after: string): Promise<string | undefined> => {
  const rows = db.selectFrom('delivery').select('webhook_id').where('webhook_id', '>', after)
  return (await rows.orderBy('webhook_id').limit(1).executeTakeFirst())?.webhook_id
}

/** Deletes what is older than `before`, and what removed webhooks have left behind. */
export const deleteOld = async (db: Db, before: number): Promise<void> => {
  for (let id = await nextWebhook(db, ''); id !== undefined; id = await nextWebhook(db, id)) {
    const exists = await db.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst()
    await deleteDeliveries(db, { webhookId: id, ...(exists && { before }) })
  }
}
