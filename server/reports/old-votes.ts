/** Deletes the votes of popups that were removed, a few at a time: a poll may have many. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { deleteInSteps } from '../db/delete-in-steps'
import type { Stepping } from '../db/in-steps'

/** Deletes the votes of a popup, and counts of votes that were written when it was already removed. */
export const deleteVotes = async (db: Db, popupId: string, stepping?: Stepping): Promise<boolean> => {
  const where = sql`popup_id = ${popupId}`
  if (!(await deleteInSteps(db, { table: 'vote', key: ['field', 'client_id'], where }, stepping))) return false
  await db.deleteFrom('vote_count').where('popup_id', '=', popupId).execute()
  return true
}

const hasVotes = async (db: Db, popupId: string): Promise<boolean> => {
  for (const table of ['vote', 'vote_count'] as const) {
    const query = db.selectFrom(table).select('field').where('popup_id', '=', popupId)
    // In an order that the index has: for any row at all, a database may look through the table.
    if (await query.orderBy('field').limit(1).executeTakeFirst()) return true
  }
  return false
}

/**
 * Deletes those of all removed popups, one popup after the other: for all at once, databases would join the tables, and walk
 * through all votes there are. Continues what was interrupted, on this server or another.
 *
 * @param siteKey only those of this site
 */
export const deleteOldVotes = async (db: Db, stepping: Stepping = {}, siteKey?: string): Promise<boolean> => {
  const removedIds = db.selectFrom('popup').select('id').where('status', '=', 'deleted')
  const popups = siteKey === undefined ? removedIds : removedIds.where('site_key', '=', siteKey)
  for (const { id } of await popups.execute()) {
    if (stepping.signal?.aborted) return false
    if ((await hasVotes(db, id)) && !(await deleteVotes(db, id, stepping))) return false
  }
  return true
}
