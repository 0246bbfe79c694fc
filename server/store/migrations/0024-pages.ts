import type { Kysely, Migration } from 'kysely'

const pages = (db: Kysely<unknown>) =>
  ['site_key', 'title', 'language', 'document', 'files', 'status']
    .reduce(
      (made, name) => made.addColumn(name, 'text', (one) => one.notNull()),
      db.schema
        .createTable('page')
        .addColumn('id', 'text', (one) => one.primaryKey())
        .addColumn('slug', 'text', (one) => one.notNull().unique()),
    )
    .addColumn('created_at', 'bigint', (one) => one.notNull())
    .execute()

const variants = (db: Kysely<unknown>) =>
  ['page_id', 'name', 'html', 'policy', 'version']
    .reduce(
      (made, name) => made.addColumn(name, 'text', (one) => one.notNull()),
      db.schema.createTable('page_variant'),
    )
    .addColumn('low', 'integer', (one) => one.notNull())
    .addColumn('high', 'integer', (one) => one.notNull())
    .addPrimaryKeyConstraint('page_variant_key', ['page_id', 'name'])
    .execute()

/** SQLite takes any name of a type, so PostgreSQL's name serves both. */
const files = async (db: Kysely<unknown>): Promise<void> => {
  await ['page_id', 'name', 'type']
    .reduce((made, name) => made.addColumn(name, 'text', (one) => one.notNull()), db.schema.createTable('page_file'))
    .addColumn('content', 'bytea', (one) => one.notNull())
    .addColumn('current', 'integer', (one) => one.notNull())
    .addPrimaryKeyConstraint('page_file_key', ['page_id', 'name'])
    .execute()
  await db.schema.createIndex('page_file_name').on('page_file').column('name').execute()
}

/** Pages that are made from documents: their variants as finished HTML, and the owner's pictures and films. */
export const pagesOfDocuments: Migration = {
  async up(db) {
    await pages(db)
    await db.schema.createIndex('page_site_key').on('page').column('site_key').execute()
    await variants(db)
    await files(db)
  },
}
