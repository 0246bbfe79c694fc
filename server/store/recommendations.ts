/** Which products of a site's catalogue are recommended. Every order ends with the position in the catalogue. */
import { type ExpressionBuilder, sql } from 'kysely'
import { collectionKey, type Product } from '../../shared/wire/server/products'
import type { Db } from './database'
import type { Tables } from './schema'

interface Wanted {
  /** An OfferCategory; any other text is an algorithm. */
  category: string
  /** Products to show, or to start from; for `product_collection`, the collection. */
  ids: string[]
  count: number
}

/** Related products are found by the visitors who chose one of these products last: so many products and visitors. */
const MOST_STARTS = 10
const MOST_VISITORS = 500

const read = (rows: { data: string }[]): Product[] => rows.map(({ data }) => JSON.parse(data))

const productsOf = (db: Db, site: string, without: string[] = []) => {
  const all = db.selectFrom('product').select('product.data').where('product.site_key', '=', site)
  return without.length ? all.where('product.id', 'not in', without) : all
}

/** The products with these ids, in this order. */
const listed = async (db: Db, site: string, { ids, count }: Wanted): Promise<Product[]> => {
  if (!ids.length) return []
  const found = read(await productsOf(db, site).where('product.id', 'in', ids).execute())
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, count)
}

const inCollection = async (db: Db, site: string, { ids: [name = ''], count }: Wanted): Promise<Product[]> =>
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

/** What most visitors have ordered or put into their cart. */
const popular = async (db: Db, site: string, { ids, count }: Wanted): Promise<Product[]> =>
  read(
    await productsOf(db, site, ids)
      .orderBy('sold_out')
      .orderBy('popularity', 'desc')
      .orderBy('position')
      .limit(count)
      .execute(),
  )

const newest = async (db: Db, site: string, { ids, count }: Wanted): Promise<Product[]> =>
  read(
    await productsOf(db, site, ids)
      .orderBy('sold_out')
      .orderBy('created_at', 'desc')
      .orderBy('position')
      .limit(count)
      .execute(),
  )

/** Those that share most collections with the given ones. */
const sameCollection = async (db: Db, site: string, { ids, count }: Wanted): Promise<Product[]> => {
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
  const found = productsOf(db, site, ids).innerJoin(shared.as('shared'), 'shared.product_id', 'product.id')
  return read(
    await found.orderBy('sold_out').orderBy('shared.number', 'desc').orderBy('position').limit(count).execute(),
  )
}

/** The visitors who chose a product last. One query for each product, so that each reads the end of an index only. */
const visitorsOf = async (db: Db, site: string, ids: string[]): Promise<string[]> => {
  const visitors = new Set<string>()
  for (const id of ids.slice(0, MOST_STARTS)) {
    const rows = await db
      .selectFrom('ordered_product')
      .select('visitor')
      .where('site_key', '=', site)
      .where('product_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('visitor', 'desc')
      .limit(MOST_VISITORS)
      .execute()
    for (const { visitor } of rows) visitors.add(visitor)
  }
  return [...visitors]
}

const NUMBER = (of: ExpressionBuilder<Tables, 'ordered_product'>) =>
  of.fn.count<number>('visitor').distinct().as('number')

/** What the same visitors looked at or bought; filled up with what is popular. */
const related = async (db: Db, site: string, { ids, count }: Wanted): Promise<Product[]> => {
  const visitors = await visitorsOf(db, site, ids)
  const together = db
    .selectFrom('ordered_product')
    .select(['product_id', NUMBER])
    .where('site_key', '=', site)
    .where('visitor', 'in', visitors)
    .groupBy('product_id')
  const found = productsOf(db, site, ids)
    .innerJoin(together.as('together'), 'together.product_id', 'product.id')
    .where('sold_out', '=', 0)
  const first = visitors.length
    ? read(await found.orderBy('together.number', 'desc').orderBy('position').limit(count).execute())
    : []
  if (first.length === count) return first
  const known = [...ids, ...first.map(({ id }) => id)]
  return [...first, ...(await popular(db, site, { category: 'popular', ids: known, count: count - first.length }))]
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
  of(site: string, wanted: Wanted): Promise<Product[]> {
    const choose = CHOICES.get(wanted.category) ?? popular
    return choose(db, site, { ...wanted, ids: [...new Set(wanted.ids)] })
  },
})
