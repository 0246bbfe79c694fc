/** The desk's abandoned carts, each with the latest lead of the same visitor or customer on that site. */
import { sql } from 'kysely'
import type { ChosenProduct, Product } from '../../shared/wire/server/products'
import type { Reader } from '../db/reader'
import { MAX_COUNTED_ROWS } from '../desk/counted-rows'
import type { Place } from '../http/paging'

export interface CartProduct extends ChosenProduct {
  /** The product's page; absent if the site's catalogue does not have it. */
  url?: string
}

export interface LeftCart {
  id: string
  at: number
  siteName: string
  products: CartProduct[]
  value: string
  currency: string
  url: string
  lead?: { email: string; fields: Record<string, string> } | undefined
}

/**
 * Id of the latest lead by a column that the cart has as well. The plus keeps the index of all leads out of it, which SQLite
 * would read from its end for each cart.
 */
const leadBy = (column: 'client_id' | 'customer_id') =>
  sql<string | null>`(select conversion.id from conversion join popup on popup.id = conversion.popup_id
    where ${sql.ref(`conversion.${column}`)} = ${sql.ref(`abandonment.${column}`)}
      and ${sql.ref(`abandonment.${column}`)} <> '' and popup.site_key = abandonment.site_key
      and +conversion.lead = 1 and conversion.suspect = 0
    order by conversion.at desc, conversion.id desc limit 1)`

const pageOf = (db: Reader, limit: number, after?: Place) => {
  const all = db
    .selectFrom('abandonment')
    .innerJoin('site', 'site.key', 'abandonment.site_key')
    .select(['abandonment.id', 'abandonment.at', 'abandonment.products', 'abandonment.value', 'abandonment.url'])
    .select(['site.key as site', 'site.name as siteName', 'site.currency as siteCurrency', 'abandonment.currency'])
    .select(sql<string | null>`coalesce(${leadBy('client_id')}, ${leadBy('customer_id')})`.as('lead'))
    .where('abandonment.kind', '=', 'cart')
    .orderBy('abandonment.at', 'desc')
    .orderBy('abandonment.id', 'desc')
    .limit(limit)
  if (!after) return all
  // Compared as a pair, because only then an index is read from there on.
  return all.where(sql<boolean>`(abandonment.at, abandonment.id) < (${after.at}, ${after.id})`)
}

const leadsOf = async (db: Reader, ids: string[]): Promise<Map<string | null, LeftCart['lead']>> => {
  if (!ids.length) return new Map()
  const rows = await db.selectFrom('conversion').select(['id', 'email', 'fields']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email, fields }) => [id, { email, fields: JSON.parse(fields) }]))
}

type PageRow = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

interface Row {
  site: string
  products: ChosenProduct[]
}

const keyOf = (site: string, id: string): string => `${site} ${id}`

/** The catalogue's titles and addresses of these products. Some stores tell ids only. */
const catalogueOf = async (db: Reader, rows: Row[]): Promise<Map<string, Pick<Product, 'title' | 'url'>>> => {
  const ids = [...new Set(rows.flatMap(({ products }) => products.map(({ id }) => id)))]
  if (!ids.length) return new Map()
  const products = await db
    .selectFrom('product')
    .select(['site_key', 'id', 'data'])
    .where('site_key', 'in', [...new Set(rows.map(({ site }) => site))])
    .where('id', 'in', ids)
    .execute()
  return new Map(products.map(({ site_key, id, data }) => [keyOf(site_key, id), JSON.parse(data)]))
}

const named = ({ site, products }: Row, catalogue: Map<string, Pick<Product, 'title' | 'url'>>): CartProduct[] =>
  products.map((product) => {
    const { title = '', url } = catalogue.get(keyOf(site, product.id)) ?? {}
    return { ...product, name: product.name || title, ...(url !== undefined && { url }) }
  })

const withRest = async (db: Reader, rows: PageRow[]): Promise<LeftCart[]> => {
  const carts = rows.map((row) => ({ ...row, products: JSON.parse(row.products) as ChosenProduct[] }))
  const leads = await leadsOf(
    db,
    rows.flatMap(({ lead }) => lead ?? []),
  )
  const catalogue = await catalogueOf(db, carts)
  return carts.map(({ site, products, currency, siteCurrency, lead, ...row }) => ({
    ...row,
    products: named({ site, products }, catalogue),
    currency: currency || siteCurrency,
    lead: leads.get(lead),
  }))
}

export const carts = (db: Reader) => ({
  /** At most one more than `MAX_COUNTED_ROWS`. */
  async count(): Promise<number> {
    const some = db
      .selectFrom('abandonment')
      .select('id')
      .where('kind', '=', 'cart')
      .limit(MAX_COUNTED_ROWS + 1)
    const { number } = await db
      .selectFrom(some.as('some'))
      .select(sql<number>`count(*)`.as('number'))
      .executeTakeFirstOrThrow()
    return number
  },
  /** Newest first. */
  async page(limit: number, after?: Place): Promise<LeftCart[]> {
    return withRest(db, await pageOf(db, limit, after).execute())
  },
  /** One cart, unless it was ordered or emptied. */
  async find(id: string): Promise<LeftCart | undefined> {
    const [cart] = await withRest(db, await pageOf(db, 1).where('abandonment.id', '=', id).execute())
    return cart
  },
})

export type LeftCarts = ReturnType<typeof carts>
