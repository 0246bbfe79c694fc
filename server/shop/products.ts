/** Replaces the products that a site's popups recommend. */
import { sql, type Transaction } from 'kysely'
import { collectionKey, isSoldOut, type Product } from '../../shared/wire/server/products'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import { deleteInSteps } from '../db/delete-in-steps'
import type { Tables } from '../db/schema/index'
import { counted, type ProgressReporter } from '../lib/progress'

/** Rows per statement: databases limit the number of values in one. */
const ROWS_PER_STATEMENT = 500

/** Choices of visitors that are older than a year no longer count. */
const YEAR_MS = 365 * 24 * 60 * 60_000

const batches = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )

const add = async (
  transaction: Transaction<Tables>,
  site_key: string,
  products: Product[],
  say: ProgressReporter,
): Promise<void> => {
  const rows = products.map((product, position) => ({
    site_key,
    id: product.id,
    position,
    data: JSON.stringify(product),
    sold_out: Number(isSoldOut(product)),
    created_at: product.createdAt ?? 0,
  }))
  const progress = counted(say, 'Products')
  for (const [index, batch] of batches(rows).entries()) {
    await transaction.insertInto('product').values(batch).execute()
    progress(Math.min((index + 1) * ROWS_PER_STATEMENT, rows.length), rows.length)
  }
  say('Storing their collections')
  const collections = products.flatMap(({ id, collections = [] }, position) => {
    const keys = new Set(collections.map(collectionKey).filter(Boolean))
    return [...keys].map((collection) => ({ site_key, collection, product_id: id, position }))
  })
  for (const batch of batches(collections)) await transaction.insertInto('product_collection').values(batch).execute()
}

const forgetOld = (db: Db, site: string): Promise<boolean> =>
  deleteInSteps(db, {
    table: 'ordered_product',
    key: ['visitor', 'source', 'product_id'],
    where: sql`site_key = ${site}`,
    only: sql`at < ${Date.now() - YEAR_MS}`,
  })

/** Counts again what visitors have chosen. */
const count = async (transaction: Transaction<Tables>, site: string): Promise<void> => {
  await transaction
    .updateTable('product')
    .set((of) => ({
      popularity: of
        .selectFrom('ordered_product')
        .select(sql<number>`count(*)`.as('number'))
        .whereRef('ordered_product.site_key', '=', 'product.site_key')
        .whereRef('ordered_product.product_id', '=', 'product.id')
        .where('ordered_product.source', '<>', 'browse'),
    }))
    .where('site_key', '=', site)
    .execute()
}

export const catalogue = (db: Db) => ({
  async replace(
    siteKey: string,
    currency: string,
    products: Product[],
    say: ProgressReporter = () => {},
  ): Promise<void> {
    say('Forgetting what visitors chose more than a year ago')
    await forgetOld(db, siteKey)
    await db.transaction().execute(async (transaction) => {
      // First, because it locks the site against choices that are being counted (see choices.ts).
      await transaction.updateTable('site').set({ currency }).where('key', '=', siteKey).execute()
      await noteChange(transaction, siteKey)
      for (const table of ['product_collection', 'product'] as const)
        await transaction.deleteFrom(table).where('site_key', '=', siteKey).execute()
      await add(transaction, siteKey, products, say)
      say('Counting what visitors have chosen')
      await count(transaction, siteKey)
    })
  },
  /** Number of products by site key. */
  async sizes(): Promise<Map<string, number>> {
    const number = sql<number>`count(*)`.as('number')
    const rows = await db.selectFrom('product').select(['site_key', number]).groupBy('site_key').execute()
    return new Map(rows.map(({ site_key, number }) => [site_key, number]))
  },
})
