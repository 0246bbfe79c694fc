import type { Migration } from 'kysely'

/** The last place that a webhook has given out, so that servers whose clocks differ agree on an order. */
export const webhookTurns: Migration = {
  async up(db) {
    await db.schema
      .alterTable('webhook')
      .addColumn('last_turn', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
