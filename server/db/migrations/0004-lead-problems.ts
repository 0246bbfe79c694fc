import type { Migration } from 'kysely'

/** Leads are stored whatever their fields contain, together with the problems that the checks find. */
export const leadProblems: Migration = {
  async up(db) {
    await db.schema
      .alterTable('conversion')
      .addColumn('problems', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
