import type { Transaction } from 'kysely'
import { noteChange } from '../db/changes'
import type { Tables } from '../db/schema/index'
import { newPopupId } from '../lib/ids'
import { PRESENT } from './site-removal'

/** Everything that names a popup, so that its figures, leads and prizes stay together. */
const NAMING = [
  'report',
  'conversion',
  'activity',
  'popup_day',
  'popup_month',
  'vote',
  'vote_count',
  'prize',
  'prize_stock',
  'prize_caller',
  'contact_file',
  'popup_translation',
] as const

/**
 * Frees the id of a popup whose site was removed, for another site that imports the same file: pages name popups by
 * their ids, so the import keeps it. The old popup gets a new id, and so do all rows that belong to it.
 */
export const freeId = async (transaction: Transaction<Tables>, id: string, siteKey: string): Promise<void> => {
  const row = await transaction
    .selectFrom('popup')
    .innerJoin('site', 'site.key', 'popup.site_key')
    .selectAll('popup')
    .where('popup.id', '=', id)
    .where('popup.site_key', '<>', siteKey)
    .where('site.removed', '<>', PRESENT)
    .executeTakeFirst()
  if (!row) return
  const moved = newPopupId()
  await transaction
    .insertInto('popup')
    .values({ ...row, id: moved })
    .execute()
  for (const table of NAMING)
    await transaction.updateTable(table).set({ popup_id: moved }).where('popup_id', '=', id).execute()
  await transaction.deleteFrom('popup').where('id', '=', id).execute()
  await noteChange(transaction, row.site_key)
}
