import type { Migration } from 'kysely'

/** How many popups of a site open by themselves. */
export const calm: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('calm', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
