/** Deletes the votes of popups that were removed, a few at a time: a poll may have many. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database'
import { deleteInSteps } from '../db/delete-in-steps'
import type { Stepping } from '../db/in-steps'

/** Their counts, too: those of votes that were written when the popup was already removed. */
export const deleteVotes = async (db: Db, popupId: string, stepping?: Stepping): Promise<boolean> => {
  const where = sql`popup_id = ${popupId}`
  if (!(await deleteInSteps(db, { table: 'vote', key: ['field', 'client_id'], where }, stepping))) return false
  await db.deleteFrom('vote_count').where('popup_id', '=', popupId).execute()
  return true
}

/** A search of its own for each popup: databases would join the tables, and walk through all votes there are. */
const hasRows = (table: 'vote' | 'vote_count', next: string): RawBuilder<boolean> =>
  sql`(select field from ${sql.table(table)} where popup_id = popup.id order by field, ${sql.ref(next)} limit 1) is not null`

/**
 * Deletes those of all removed popups. Continues what was interrupted, on this server or another.
 *
 * @param siteKey only those of this site
 */
export const deleteOldVotes = async (db: Db, stepping?: Stepping, siteKey?: string): Promise<boolean> => {
  const ofSite = siteKey === undefined ? sql`` : sql`and site_key = ${siteKey}`
  const { rows } = await sql<{ id: string }>`select id from popup where status = 'deleted' ${ofSite}
    and (${hasRows('vote', 'client_id')} or ${hasRows('vote_count', 'answer')})`.execute(db)
  for (const { id } of rows) if (!(await deleteVotes(db, id, stepping))) return false
  return true
}
