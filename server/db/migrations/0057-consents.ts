import type { Stepwise } from '../migrate'

/** What visitors agreed to is kept with their leads, and the words that a popup has had beside its consent box are kept with it. */
export const consents: Stepwise = {
  steps: [
    async (db) => {
      await db.schema
        .alterTable('conversion')
        .addColumn('consent', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
    async (db) => {
      await db.schema
        .alterTable('popup')
        .addColumn('consents', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute()
    },
  ],
}
