import type { Kysely, Migration } from 'kysely'
import { textTable } from '../text-table'

const pages = async (db: Kysely<unknown>): Promise<void> => {
  await textTable(db, 'page', ['id', 'slug', 'site_key', 'title', 'language', 'document', 'files', 'status'])
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_key', ['id'])
    .addUniqueConstraint('page_slug', ['slug'])
    .execute()
  await db.schema.createIndex('page_site_key').on('page').column('site_key').execute()
}

const variants = (db: Kysely<unknown>): Promise<void> =>
  textTable(db, 'page_variant', ['page_id', 'name', 'html', 'policy', 'version'])
    .addColumn('low', 'integer', (column) => column.notNull())
    .addColumn('high', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_variant_key', ['page_id', 'name'])
    .execute()

const files = async (db: Kysely<unknown>): Promise<void> => {
  await textTable(db, 'page_file', ['page_id', 'name', 'type'])
    // PostgreSQL's name of the type. SQLite takes any name, and stores bytes as they are.
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('current', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_file_key', ['page_id', 'name'])
    .execute()
  await db.schema.createIndex('page_file_name').on('page_file').column('name').execute()
}

/** Pages that are made from documents: their variants as finished HTML, and the owner's pictures and films. */
export const pagesOfDocuments: Migration = {
  async up(db) {
    await pages(db)
    await variants(db)
    await files(db)
  },
}
