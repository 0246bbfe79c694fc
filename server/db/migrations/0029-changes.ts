import type { Kysely } from 'kysely'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'

const table = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('change')
    .addColumn('site_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('change_version').on('change').column('version').execute()
}

const row = async (db: Kysely<Tables>): Promise<void> => {
  await db.insertInto('change').values({ site_key: '', version: 0 }).execute()
}

/**
 * Versions of what visitors are shown, so that servers can keep it in memory. The row without a site counts all changes
 * and is locked by each, so versions become visible in their order.
 */
export const changes: Stepwise = { steps: [table, row] }
