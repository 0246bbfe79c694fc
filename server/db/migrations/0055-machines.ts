import type { Stepwise } from '../migrate'

/** How a site treats programs, and how often a popup was kept from one. */
export const machines: Stepwise = {
  steps: [
    async (db) => {
      await db.schema
        .alterTable('site')
        .addColumn('machines', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
    async (db) => {
      await db.schema
        .alterTable('popup_month')
        .addColumn('machines', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  ],
}
