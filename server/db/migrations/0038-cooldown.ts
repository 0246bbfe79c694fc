import type { Migration } from 'kysely'

/** For some seconds after a close, no popup of the site opens by itself. */
export const cooldown: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('cooldown_seconds', 'integer', (column) => column.notNull().defaultTo(30))
      .execute()
  },
}
