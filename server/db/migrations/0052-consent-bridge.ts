import type { Migration } from 'kysely'

/** The consent platform that a site's pages follow, as JSON. */
export const consentBridge: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('consent_bridge', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
