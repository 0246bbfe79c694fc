import type { Migration } from 'kysely'

/** The limit on the weight of a site's popups, as its owner wrote it. */
export const weightBudget: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('weight_budget', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
