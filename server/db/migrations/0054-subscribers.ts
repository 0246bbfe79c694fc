import type { Migration } from 'kysely'

/** People who have given a site their address before, as hashes of it. */
export const subscribers: Migration = {
  async up(db) {
    await db.schema
      .createTable('subscriber')
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('subscriber_key', ['site_key', 'hash'])
      .execute()
  },
}
