/** The effects of a site's popups that are neither ours nor of a page. Pages ask for them by `popup_effect`. */
import type { Db } from '../db/database'

interface PopupEffect {
  site: string
  popup: string
  effect: string
}

export const effects = (db: Db) => ({
  /** @param site '' if only the id is known: then undefined if sites disagree about it */
  async find(popup: string, site: string): Promise<string | undefined> {
    let query = db.selectFrom('popup_effect').select('effect').distinct().where('popup_id', '=', popup)
    if (site) query = query.where('site_key', '=', site)
    const [first, another] = await query.limit(2).execute()
    return another ? undefined : first?.effect
  },
  async set({ site, popup, effect }: PopupEffect): Promise<void> {
    await db
      .insertInto('popup_effect')
      .values({ site_key: site, popup_id: popup, effect })
      .onConflict((conflict) => conflict.columns(['popup_id', 'site_key']).doUpdateSet({ effect }))
      .execute()
  },
  async list(): Promise<PopupEffect[]> {
    return db
      .selectFrom('popup_effect')
      .select(['site_key as site', 'popup_id as popup', 'effect'])
      .orderBy('site_key')
      .orderBy('popup_id')
      .execute()
  },
  /** @returns whether there was one */
  async remove(popup: string, site: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('popup_effect')
      .where('popup_id', '=', popup)
      .where('site_key', '=', site)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

export type Effects = ReturnType<typeof effects>
