import type { Migration } from 'kysely'

/** A lead is kept whatever its fields hold, beside what the checks say of them. */
export const leadProblems: Migration = {
  async up(db) {
    await db.schema
      .alterTable('conversion')
      .addColumn('problems', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
