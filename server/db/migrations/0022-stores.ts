import { type Kysely, sql } from 'kysely'
import { isSoldOut } from '../../../shared/wire/server/products'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'
import { textTable } from '../text-table'

const index = (db: Kysely<unknown>, on: string, columns: string[]) =>
  db.schema
    .createIndex([on, ...columns].join('_').replaceAll(' ', '_'))
    .on(on)
    .columns(columns as never)
    .execute()

/** Indexes for the orders of the algorithms. Each algorithm reads the first rows of one index. */
const products = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['sold_out', 'popularity'])
    await db.schema
      .alterTable('product')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('product')
    .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await index(db, 'product', ['site_key', 'sold_out', 'popularity desc', 'position'])
  await index(db, 'product', ['site_key', 'sold_out', 'created_at desc', 'position'])
  await textTable(db, 'product_collection', ['site_key', 'collection', 'product_id'])
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_collection_key', ['site_key', 'collection', 'position'])
    .execute()
  await index(db, 'product_collection', ['site_key', 'product_id', 'collection'])
}

const markSoldOut = async (db: Kysely<Tables>): Promise<void> => {
  const candidates = db.selectFrom('product').select(['site_key', 'id', 'data']).where('data', 'like', '%"quantity":0%')
  for (const { site_key, id, data } of await candidates.execute())
    if (isSoldOut(JSON.parse(data)))
      await db
        .updateTable('product')
        .set({ sold_out: 1 })
        .where('site_key', '=', site_key)
        .where('id', '=', id)
        .execute()
}

/** Products of a visitor belong to a site, and count once. */
const orderedProducts = async (db: Kysely<unknown>): Promise<void> => {
  const names = ['site_key', 'visitor', 'source', 'product_id', 'customer_id', 'product_name', 'category']
  await textTable(db, 'ordered_product_new', names)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ordered_product_once', ['site_key', 'visitor', 'source', 'product_id'])
    .execute()
}

/** Old rows name no site, so they are kept only where there is just one that they can belong to. */
const orderedRows = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into ordered_product_new (site_key, visitor, source, product_id, customer_id, product_name, category, at)
    select site_key, visitor, source, product_id, max(customer_id), max(product_name), max(category), max(at) from (
      select (select min(key) from site) as site_key,
        case when client_id <> '' then client_id else customer_id end as visitor,
        case when source = 'browse_abandonment' then 'browse' else 'order' end as source,
        product_id, customer_id, product_name, category, at
      from ordered_product where product_id <> '' and (select count(*) from site) = 1
    ) as known where visitor <> '' group by site_key, visitor, source, product_id`.execute(db)
}

const orderedName = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('ordered_product_new').renameTo('ordered_product').execute()
  await index(db, 'ordered_product', ['site_key', 'product_id', 'at', 'visitor', 'source'])
}

const abandonment = async (db: Kysely<unknown>): Promise<void> => {
  const names = [
    'id',
    'site_key',
    'visitor',
    'kind',
    'client_id',
    'customer_id',
    'products',
    'value',
    'currency',
    'url',
  ]
  await textTable(db, 'abandonment', names)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('abandonment_once', ['site_key', 'visitor', 'kind'])
    .execute()
  // Serves both the desk's list and forgetting the old ones.
  await index(db, 'abandonment', ['kind', 'at', 'id'])
}

const priceRules = (db: Kysely<unknown>) =>
  textTable(db, 'price_rule', ['site_key', 'target_type', 'allocation_method', 'target_selection', 'threshold'])
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addPrimaryKeyConstraint('price_rule_key', ['site_key', 'position'])
    .execute()

const customer = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('conversion')
    .addColumn('customer_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/** Leads are found by the visitor or by the store's customer. */
const customerRows = async (db: Kysely<Tables>): Promise<void> => {
  const rows = await db
    .selectFrom('conversion')
    .select(['id', 'facts'])
    .where('facts', 'like', '%"store_integration_customer_id"%')
    .execute()
  for (const { id, facts } of rows) {
    const customer_id = `${JSON.parse(facts).store_integration_customer_id ?? ''}`
    await db.updateTable('conversion').set({ customer_id }).where('id', '=', id).execute()
  }
}

/** Recommendations by what visitors chose, abandoned carts, and the price rules of a store. */
export const stores: Stepwise = {
  steps: [
    async (db) => {
      await products(db)
      await orderedProducts(db)
      await abandonment(db)
      await priceRules(db)
      await customer(db)
    },
    async (db) => {
      await markSoldOut(db)
      await orderedRows(db)
      await customerRows(db)
    },
    async (db) => {
      await db.schema.dropTable('ordered_product').execute()
    },
    async (db) => {
      await orderedName(db)
      await index(db, 'conversion', ['client_id', 'at'])
      await index(db, 'conversion', ['customer_id', 'at'])
    },
  ],
}
