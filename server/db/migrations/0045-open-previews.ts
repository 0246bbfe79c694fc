import type { Migration } from 'kysely'

/** A switch by which an id alone previews a popup that is not live. */
export const openPreviews: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('open_previews', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
