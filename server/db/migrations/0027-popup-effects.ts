import type { Migration } from 'kysely'

/** The effects of a site's popups that are neither ours nor of a page. */
export const popupEffects: Migration = {
  async up(db) {
    await db.schema
      .createTable('popup_effect')
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('effect', 'text', (column) => column.notNull())
      // In this order it also finds the popups of an unknown site.
      .addPrimaryKeyConstraint('popup_effect_key', ['popup_id', 'site_key'])
      .execute()
  },
}
