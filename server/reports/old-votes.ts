/** Deletes the votes of popups that were removed, a few at a time: a poll may have many. Their counts go with the popup. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { deleteInSteps } from '../db/delete-in-steps'
import type { Stepping } from '../db/in-steps'

export const deleteVotes = (db: Db, popupId: string, stepping?: Stepping): Promise<boolean> =>
  deleteInSteps(db, { table: 'vote', key: ['field', 'client_id'], where: sql`popup_id = ${popupId}` }, stepping)

const ofRemoved = sql`popup_id in (select id from popup where status = 'deleted')`

/** Continues what was interrupted, on this server or another. */
export const deleteOldVotes = (db: Db, stepping?: Stepping): Promise<boolean> =>
  deleteInSteps(db, { table: 'vote', key: ['popup_id', 'field', 'client_id'], where: ofRemoved }, stepping)
