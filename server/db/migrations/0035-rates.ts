import type { Migration } from 'kysely'

/** Sums of shared rate limits. The library that writes them names the columns, and counts on their order. */
export const rates: Migration = {
  async up(db) {
    await db.schema
      .createTable('rate')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey().notNull())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
