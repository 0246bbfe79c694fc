import type { Migration } from 'kysely'

/** The messages for webhooks, and how their sending went. */
export const deliveries: Migration = {
  async up(db) {
    await db.schema
      .createTable('delivery')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('webhook_id', 'text', (column) => column.notNull())
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('lane', 'text', (column) => column.notNull())
      .addColumn('turn', 'bigint')
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('took', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    // Holds only what waits, so looking for work costs nothing when there is none, however much has been delivered.
    await db.schema
      .createIndex('delivery_waiting')
      .on('delivery')
      .columns(['webhook_id', 'lane', 'turn'])
      .where('turn', 'is not', null)
      .execute()
    await db.schema.createIndex('delivery_newest').on('delivery').columns(['webhook_id', 'at', 'id']).execute()
  },
}
