import type { Migration } from 'kysely'

/** Whether an id alone previews what is not live. */
export const openPreviews: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('open_previews', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
