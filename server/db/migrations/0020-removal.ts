import type { Migration } from 'kysely'

/** Popups can be paused and deleted, sites removed. Rows are kept for leads and figures. */
export const removal: Migration = {
  async up(db) {
    await db.schema
      .alterTable('popup')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('on'))
      .execute()
    await db.schema
      .alterTable('site')
      .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
