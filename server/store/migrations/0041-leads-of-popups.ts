import type { Migration } from 'kysely'

/** The newest leads of one popup, for lists of a site's leads. */
export const leadsOfPopups: Migration = {
  async up(db) {
    await db.schema
      .createIndex('conversion_popup_id_lead_at_id')
      .on('conversion')
      .columns(['popup_id', 'lead', 'at', 'id'])
      .execute()
  },
}
