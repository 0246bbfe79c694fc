import type { Stepwise } from '../migrate'

/** Leads of forms with several steps may be kept before the visitor has come to the end, and have the tags of the chosen answers. */
export const partialLeads: Stepwise = {
  steps: [
    async (db) => {
      await db.schema
        .alterTable('conversion')
        .addColumn('part', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
    async (db) => {
      await db.schema
        .alterTable('conversion')
        .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  ],
}
