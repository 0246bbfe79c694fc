import type { Migration } from 'kysely'

/** Sites may be restricted, or limited to a number of views per month. */
export const restrictions: Migration = {
  async up(db) {
    await db.schema.alterTable('site').addColumn('restricted_since', 'bigint').execute()
    await db.schema.alterTable('site').addColumn('view_limit', 'bigint').execute()
    await db.schema.alterTable('site').addColumn('upgrade_popup', 'text').execute()
    await db.schema.createIndex('site_upgrade_popup').on('site').column('upgrade_popup').execute()
    // Serves both the count of views per month and the figures.
    await db.schema.createIndex('report_popup_id_kind_at').on('report').columns(['popup_id', 'kind', 'at']).execute()
    await db.schema.dropIndex('report_popup_id_kind').execute()
  },
}
