import type { Migration } from 'kysely'

/** The addresses at which owners want to be told of events on their sites. */
export const webhooks: Migration = {
  async up(db) {
    await db.schema
      .createTable('webhook')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('old_secret', 'text', (column) => column.notNull())
      .addColumn('old_until', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('failing_since', 'bigint')
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('webhook_site').on('webhook').column('site_key').execute()
  },
}
