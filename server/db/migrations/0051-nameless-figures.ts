import type { Migration } from 'kysely'

/** Counts of views and closes that came without consent. */
export const namelessFigures: Migration = {
  async up(db) {
    // One column at a time: the embedded database takes no more.
    for (const table of ['popup_day', 'popup_month'])
      for (const name of ['nameless_views', 'nameless_closes'])
        await db.schema
          .alterTable(table)
          .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
          .execute()
  },
}
