import type { Kysely, Migration } from 'kysely'

const site = (db: Kysely<unknown>) =>
  db.schema
    .createTable('site')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('domains', 'text', (column) => column.notNull())
    .addColumn('conversion_code', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())

const popup = (db: Kysely<unknown>) =>
  db.schema
    .createTable('popup')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site_key', 'text', (column) => column.notNull().references('site.key'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('html_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())

const report = (db: Kysely<unknown>) =>
  db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('viewer_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('trigger', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())

const conversion = (db: Kysely<unknown>) =>
  db.schema
    .createTable('conversion')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.unique())
    .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
    .addColumn('viewer_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('lead', 'integer', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('trigger', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())

const activity = (db: Kysely<unknown>) =>
  db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('popup_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())

const product = (db: Kysely<unknown>) =>
  db.schema
    .createTable('product')
    .addColumn('site_key', 'text', (column) => column.notNull().references('site.key'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_key', ['site_key', 'id'])

const orderedProduct = (db: Kysely<unknown>) =>
  db.schema
    .createTable('ordered_product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())

/** Indexes for these queries: display; figures (two indexes); the desk's leads, newest first. */
const INDEXES: [table: string, columns: string[]][] = [
  ['popup', ['site_key', 'created_at']],
  ['report', ['popup_id', 'kind']],
  ['conversion', ['popup_id']],
  ['conversion', ['lead', 'at', 'id']],
]

export const first: Migration = {
  async up(db) {
    for (const table of [site, popup, report, conversion, activity, product, orderedProduct]) await table(db).execute()
    for (const [table, columns] of INDEXES)
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute()
  },
}
