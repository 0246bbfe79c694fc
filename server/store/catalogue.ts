import type { Product } from '../../shared/wire/server/products'
import type { Db } from './database'

const toProduct = (row: { data: string }): Product => JSON.parse(row.data)

export const catalogue = (db: Db) => ({
  /** Replaces the site's catalogue. */
  async replace(siteKey: string, currency: string, products: Product[]): Promise<void> {
    await db.transaction().execute(async (step) => {
      await step.updateTable('site').set({ currency }).where('key', '=', siteKey).execute()
      await step.deleteFrom('product').where('site_key', '=', siteKey).execute()
      for (const [position, product] of products.entries())
        await step
          .insertInto('product')
          .values({ site_key: siteKey, id: product.id, position, data: JSON.stringify(product) })
          .execute()
    })
  },
  /** The products with the given ids, in that order; without ids, the first ones of the catalogue. */
  async pick(siteKey: string, ids: string[], count: number): Promise<Product[]> {
    const all = db.selectFrom('product').select('data').where('site_key', '=', siteKey)
    if (!ids.length) return (await all.orderBy('position').limit(count).execute()).map(toProduct)
    const found = (await all.where('id', 'in', ids).execute()).map(toProduct)
    return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, count)
  },
})
