/**
 * Deletes popups, pages and forms, and removes sites. The rows of popups are kept, so that leads keep the name of their
 * popup, page or form; what belongs to a store goes, and so do the figures of pages and the votes of polls. What visitors have sent as files goes with the site, and what is known of its pictures.
 */
import type { Transaction } from 'kysely'
import { noteChange, noteChangeOf } from '../db/changes'
import type { Db } from '../db/database'
import type { Stepping } from '../db/in-steps'
import type { Tables } from '../db/schema/index'
import { deleteForms } from '../forms/rows'
import { deletePages } from '../pages/rows'
import { deleteOldVotes, deleteVotes } from '../reports/old-votes'
import { BEING_REMOVED, clearSite } from '../sites/site-removal'
import { deleteDeliveries } from '../webhooks/removal'

/** Databases limit the number of values in a statement. */
const IDS_PER_STATEMENT = 500

const deletePopups = async (transaction: Transaction<Tables>, ids: string[]): Promise<void> => {
  if (!ids.length) return
  await transaction.updateTable('popup').set({ status: 'deleted' }).where('id', 'in', ids).execute()
  await noteChangeOf(transaction, ids)
  const upgrades = await transaction.selectFrom('site').select('key').where('upgrade_popup', 'in', ids).execute()
  for (const { key } of upgrades) await noteChange(transaction, key)
  await transaction.deleteFrom('vote_count').where('popup_id', 'in', ids).execute()
  // A deleted popup cannot be a site's upgrade popup.
  await transaction.updateTable('site').set({ upgrade_popup: null }).where('upgrade_popup', 'in', ids).execute()
}

/** Marks the site as removed: it is not shown and sends no events any more. Changes few rows, however many the site has. */
const takeAway = async (transaction: Transaction<Tables>, key: string): Promise<void> => {
  // First, because it locks the site, as counting visitors' choices does.
  await transaction.updateTable('site').set({ removed: BEING_REMOVED }).where('key', '=', key).execute()
  await noteChange(transaction, key)
  const popups = await transaction.selectFrom('popup').select('id').where('site_key', '=', key).execute()
  for (let start = 0; start < popups.length; start += IDS_PER_STATEMENT)
    await deletePopups(
      transaction,
      popups.slice(start, start + IDS_PER_STATEMENT).map(({ id }) => id),
    )
  await transaction.deleteFrom('webhook').where('site_key', '=', key).execute()
}

export const removal = (db: Db) => ({
  async deletePopup(id: string): Promise<void> {
    await db.transaction().execute((transaction) => deletePopups(transaction, [id]))
    await deleteVotes(db, id)
  },
  /** The page's leads stay, as those of a deleted popup do. */
  async deletePage(id: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await deletePages(transaction, [id])
      await deletePopups(transaction, [id])
    })
  },
  /** The form's leads stay, with the files that came with them. */
  async deleteForm(id: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const { popup_id } = await transaction
        .selectFrom('contact_form')
        .select('popup_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await deleteForms(transaction, [id])
      await deletePopups(transaction, [popup_id])
    })
  },
  /**
   * Hides the site from visitors at once, and then deletes its rows in steps. An interrupted removal is continued by
   * any server, and by calling this again.
   *
   * @returns whether all of it is gone
   */
  async removeSite(key: string, stepping: Stepping = {}): Promise<boolean> {
    const webhooks = await db.selectFrom('webhook').select('id').where('site_key', '=', key).execute()
    await db.transaction().execute((transaction) => takeAway(transaction, key))
    for (const { id } of webhooks) if (!(await deleteDeliveries(db, { webhookId: id }, stepping))) return false
    if (!(await deleteOldVotes(db, stepping, key))) return false
    return clearSite(db, key, stepping)
  },
  /** A site whose removal was interrupted: its name. */
  async unfinished(key: string): Promise<string | undefined> {
    const query = db.selectFrom('site').select('name').where('key', '=', key).where('removed', '=', BEING_REMOVED)
    return (await query.executeTakeFirst())?.name
  },
})
