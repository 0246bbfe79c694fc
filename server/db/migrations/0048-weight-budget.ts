import type { Migration } from 'kysely'

/** How much the popups of a site may weigh, as its owner wrote it. */
export const weightBudget: Migration = {
  async up(db) {
    await db.schema
      .alterTable('site')
      .addColumn('weight_budget', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
