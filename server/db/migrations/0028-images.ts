import type { Migration } from 'kysely'

/** The facts about the owner's pictures. */
export const images: Migration = {
  async up(db) {
    await db.schema
      .createTable('image')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('frames', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('image_site_key').on('image').column('site_key').execute()
  },
}
