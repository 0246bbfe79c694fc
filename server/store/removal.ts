/**
 * Deletes popups, pages and forms, and removes sites. The rows of popups are kept, so that leads keep the name of their
 * popup, page or form; what belongs to a store goes, and so do the figures of pages. What visitors have sent as files goes with the site, and what is known of its pictures.
 */
import type { Transaction } from 'kysely'
import { noteChange, noteChangeOf } from './changes'
import type { Db } from './database'
import { deleteDeliveries } from './delivery-removal'
import { deleteFiles, deleteForms } from './form-rows'
import { deletePages } from './page-rows'
import type { Tables } from './schema'

const deletePopups = async (step: Transaction<Tables>, ids: string[]): Promise<void> => {
  if (!ids.length) return
  await step.updateTable('popup').set({ status: 'deleted' }).where('id', 'in', ids).execute()
  await noteChangeOf(step, ids)
  const upgrades = await step.selectFrom('site').select('key').where('upgrade_popup', 'in', ids).execute()
  for (const { key } of upgrades) await noteChange(step, key)
  // A deleted popup cannot be a site's upgrade popup.
  await step.updateTable('site').set({ upgrade_popup: null }).where('upgrade_popup', 'in', ids).execute()
}

const STORE = ['product', 'product_collection', 'ordered_product', 'abandonment', 'price_rule'] as const
const HITS = ['counted_page', 'page_hit', 'page_session'] as const

export const removal = (db: Db) => ({
  async deletePopup(id: string): Promise<void> {
    await db.transaction().execute((step) => deletePopups(step, [id]))
  },
  /** Its leads stay, as those of a deleted popup do. */
  async deletePage(id: string): Promise<void> {
    await db.transaction().execute(async (step) => {
      await deletePages(step, [id])
      await deletePopups(step, [id])
    })
  },
  /** Its leads stay, with the files that came with them. */
  async deleteForm(id: number): Promise<void> {
    await db.transaction().execute(async (step) => {
      const { popup_id } = await step
        .selectFrom('contact_form')
        .select('popup_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await deleteForms(step, [id])
      await deletePopups(step, [popup_id])
    })
  },
  async removeSite(key: string): Promise<void> {
    const webhooks = await db.selectFrom('webhook').select('id').where('site_key', '=', key).execute()
    await db.transaction().execute(async (step) => {
      // First, because it locks the site, as counting visitors' choices does.
      await step.updateTable('site').set({ removed: 1 }).where('key', '=', key).execute()
      await noteChange(step, key)
      const popups = await step.selectFrom('popup').select('id').where('site_key', '=', key).execute()
      await deletePopups(
        step,
        popups.map(({ id }) => id),
      )
      const pages = await step.selectFrom('page').select('id').where('site_key', '=', key).execute()
      await deletePages(
        step,
        pages.map(({ id }) => id),
      )
      await deleteFiles(
        step,
        popups.map(({ id }) => id),
      )
      const forms = await step.selectFrom('contact_form').select('id').where('site_key', '=', key).execute()
      await deleteForms(
        step,
        forms.map(({ id }) => id),
      )
      for (const table of [...STORE, ...HITS, 'popup_effect', 'image', 'webhook'] as const)
        await step.deleteFrom(table).where('site_key', '=', key).execute()
    })
    for (const { id } of webhooks) await deleteDeliveries(db, { webhookId: id })
  },
})
