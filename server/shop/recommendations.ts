/** Chooses products of a site's catalogue to recommend. Every order ends with the position in the catalogue. */
import { sql } from 'kysely'
import { collectionKey, type Product } from '../../shared/wire/server/products'
import type { Db } from '../db/database'

interface RecommendationRequest {
  /** An OfferCategory; any other text is an algorithm. */
  category: string
  /** Products to show, or to start from; for `product_collection`, the collection. */
  ids: string[]
  count: number
}

/** Related products are found through the latest visitors who chose one of these products: limits of both. */
const MAX_STARTING_PRODUCTS = 3
const MAX_VISITORS = 200
/** Products chosen by the same number of visitors; databases limit the number of values in a query. */
const MAX_EQUAL_PRODUCTS = 20_000

const read = (rows: { data: string }[]): Product[] => rows.map(({ data }) => JSON.parse(data))

const productsOf = (db: Db, site: string, without: string[] = []) => {
  const all = db.selectFrom('product').select('product.data').where('product.site_key', '=', site)
  return without.length ? all.where('product.id', 'not in', without) : all
}

/** The products with these ids, in this order. */
const listed = async (db: Db, site: string, { ids, count }: RecommendationRequest): Promise<Product[]> => {
  if (!ids.length) return []
  const products = read(await productsOf(db, site).where('product.id', 'in', ids).execute())
  return products.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, count)
}

const inCollection = async (
  db: Db,
  site: string,
  { ids: [name = ''], count }: RecommendationRequest,
): Promise<Product[]> =>
  read(
    await productsOf(db, site)
      .innerJoin('product_collection', (join) =>
        join
          .onRef('product_collection.site_key', '=', 'product.site_key')
          .onRef('product_collection.product_id', '=', 'product.id'),
      )
      .where('product_collection.collection', '=', collectionKey(name))
      .orderBy('product_collection.position')
      .limit(count)
      .execute(),
  )

/** The products that most visitors have ordered or put into their cart. */
const popular = async (db: Db, site: string, { ids, count }: RecommendationRequest): Promise<Product[]> =>
  read(
    await productsOf(db, site, ids)
      .orderBy('sold_out')
      .orderBy('popularity', 'desc')
      .orderBy('position')
      .limit(count)
      .execute(),
  )

const newest = async (db: Db, site: string, { ids, count }: RecommendationRequest): Promise<Product[]> =>
  read(
    await productsOf(db, site, ids)
      .orderBy('sold_out')
      .orderBy('created_at', 'desc')
      .orderBy('position')
      .limit(count)
      .execute(),
  )

/** The products that have the most collections in common with the given ones. */
const sameCollection = async (db: Db, site: string, { ids, count }: RecommendationRequest): Promise<Product[]> => {
  if (!ids.length) return []
  const collections = db
    .selectFrom('product_collection')
    .select('collection')
    .where('site_key', '=', site)
    .where('product_id', 'in', ids)
  const shared = db
    .selectFrom('product_collection')
    .select(['product_id', sql<number>`count(*)`.as('number')])
    .where('site_key', '=', site)
    .where('collection', 'in', collections)
    .groupBy('product_id')
  const query = productsOf(db, site, ids).innerJoin(shared.as('shared'), 'shared.product_id', 'product.id')
  return read(
    await query.orderBy('sold_out').orderBy('shared.number', 'desc').orderBy('position').limit(count).execute(),
  )
}

/** The visitors who chose a product last. One query for each product, so that each reads the end of an index only. */
const visitorsOf = async (db: Db, site: string, ids: string[]): Promise<string[]> => {
  const visitors = new Set<string>()
  for (const id of ids.slice(0, MAX_STARTING_PRODUCTS)) {
    const rows = await db
      .selectFrom('ordered_product')
      .select('visitor')
      .where('site_key', '=', site)
      .where('product_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('visitor', 'desc')
      .limit(MAX_VISITORS)
      .execute()
    for (const { visitor } of rows) visitors.add(visitor)
  }
  return [...visitors]
}

/** Ids by the number of visitors who chose them, the highest number first. */
const chosenBy = async (db: Db, site: string, visitors: string[], without: string[]): Promise<string[][]> => {
  if (!visitors.length) return []
  const rows = await db
    .selectFrom('ordered_product')
    .select(['product_id', (of) => of.fn.count<number>('visitor').distinct().as('number')])
    .where('site_key', '=', site)
    .where('visitor', 'in', visitors)
    .where('product_id', 'not in', without)
    .groupBy('product_id')
    .execute()
  const levels = new Map<number, string[]>()
  for (const { product_id, number } of rows) {
    const level = levels.get(number)
    if (level) level.push(product_id)
    else levels.set(number, [product_id])
  }
  return [...levels].sort(([a], [b]) => b - a).map(([, ids]) => ids)
}

/**
 * Products that the same visitors looked at or bought; filled up with popular ones. One query for each number of
 * visitors instead of a join, which PostgreSQL plans badly while it has no statistics of these tables.
 */
const related = async (db: Db, site: string, { ids, count }: RecommendationRequest): Promise<Product[]> => {
  const products: Product[] = []
  for (const level of await chosenBy(db, site, await visitorsOf(db, site, ids), ids)) {
    if (products.length === count) return products
    const next = productsOf(db, site).where('id', 'in', level.slice(0, MAX_EQUAL_PRODUCTS)).where('sold_out', '=', 0)
    products.push(
      ...read(
        await next
          .orderBy('position')
          .limit(count - products.length)
          .execute(),
      ),
    )
  }
  const excludedIds = [...ids, ...products.map(({ id }) => id)]
  return [
    ...products,
    ...(await popular(db, site, { category: 'popular', ids: excludedIds, count: count - products.length })),
  ]
}

const CHOICES = new Map([
  ['manual', listed],
  ['last_visited', listed],
  ['product_in_cart', listed],
  ['product_collection', inCollection],
  ['related', related],
  ['newest', newest],
  ['same_collection', sameCollection],
])

export const recommendations = (db: Db) => ({
  of(site: string, request: RecommendationRequest): Promise<Product[]> {
    const choose = CHOICES.get(request.category) ?? popular
    return choose(db, site, { ...request, ids: [...new Set(request.ids)] })
  },
})

export type Recommendations = ReturnType<typeof recommendations>
