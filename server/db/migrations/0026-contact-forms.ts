import type { Migration } from 'kysely'

/** Contact forms, and the files that are sent with them. */
export const contactForms: Migration = {
  async up(db) {
    await db.schema
      .createTable('contact_form')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('site_key', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('contact_form_site_key').on('contact_form').column('site_key').execute()
    await db.schema
      .createTable('contact_file')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('conversion_id', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      // PostgreSQL's name of the type. SQLite takes any name, and stores bytes as they are.
      .addColumn('content', 'bytea', (column) => column.notNull())
      .execute()
    for (const column of ['conversion_id', 'popup_id'])
      await db.schema.createIndex(`contact_file_${column}`).on('contact_file').column(column).execute()
  },
}
