import type { Migration } from 'kysely'

/** Counts of what happens on pages, by day. */
export const pageHits: Migration = {
  async up(db) {
    await db.schema
      .createTable('counted_page')
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('counted_page_key', ['site_key', 'page_id'])
      .execute()
    const names = ['kind', 'option_id', 'variant', 'event', 'element'] as const
    const hit = db.schema
      .createTable('page_hit')
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('page_id', 'text', (column) => column.notNull())
    await names
      .reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), hit as typeof hit)
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('hits', 'bigint', (column) => column.notNull())
      .addColumn('sessions', 'bigint', (column) => column.notNull())
      // In this order it serves counting, the desk's range of days, and forgetting the old ones.
      .addPrimaryKeyConstraint('page_hit_key', ['site_key', 'day', 'page_id', ...names] as never)
      .execute()
    await db.schema
      .createTable('page_session')
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_session_once', ['site_key', 'hash'])
      .execute()
    await db.schema.createIndex('page_session_day').on('page_session').columns(['site_key', 'day']).execute()
  },
}
