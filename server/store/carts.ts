/** The desk's abandoned carts, each with the latest lead of the same visitor or customer on that site. */
import { sql } from 'kysely'
import type { ChosenProduct } from '../../shared/wire/server/products'
import type { Db } from './database'
import type { Place } from './desk'

export interface LeftCart {
  id: string
  at: number
  siteName: string
  products: ChosenProduct[]
  value: string
  currency: string
  url: string
  lead?: { email: string; fields: Record<string, string> }
}

/** Id of the latest lead by a column that the cart has as well. */
const leadBy = (column: 'client_id' | 'customer_id') =>
  sql<string | null>`(select conversion.id from conversion join popup on popup.id = conversion.popup_id
    where ${sql.ref(`conversion.${column}`)} = ${sql.ref(`abandonment.${column}`)}
      and ${sql.ref(`abandonment.${column}`)} <> '' and popup.site_key = abandonment.site_key
      and conversion.lead = 1 and conversion.suspect = 0
    order by conversion.at desc, conversion.id desc limit 1)`

const pageOf = (db: Db, limit: number, after?: Place) => {
  const all = db
    .selectFrom('abandonment')
    .innerJoin('site', 'site.key', 'abandonment.site_key')
    .select(['abandonment.id', 'abandonment.at', 'abandonment.products', 'abandonment.value', 'abandonment.url'])
    .select(['site.name as siteName', 'site.currency as siteCurrency', 'abandonment.currency'])
    .select(sql<string | null>`coalesce(${leadBy('client_id')}, ${leadBy('customer_id')})`.as('lead'))
    .where('abandonment.kind', '=', 'cart')
    .orderBy('abandonment.at', 'desc')
    .orderBy('abandonment.id', 'desc')
    .limit(limit)
  if (!after) return all
  const { at, id } = after
  return all.where((where) =>
    where.or([
      where('abandonment.at', '<', at),
      where.and([where('abandonment.at', '=', at), where('abandonment.id', '<', id)]),
    ]),
  )
}

const leadsOf = async (db: Db, ids: string[]): Promise<Map<string | null, LeftCart['lead']>> => {
  if (!ids.length) return new Map()
  const rows = await db.selectFrom('conversion').select(['id', 'email', 'fields']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email, fields }) => [id, { email, fields: JSON.parse(fields) }]))
}

export const carts = (db: Db) => ({
  async count(): Promise<number> {
    const all = db.selectFrom('abandonment').select(sql<number>`count(*)`.as('number'))
    return (await all.where('kind', '=', 'cart').executeTakeFirstOrThrow()).number
  },
  /** Newest first. */
  async page(limit: number, after?: Place): Promise<LeftCart[]> {
    const rows = await pageOf(db, limit, after).execute()
    const leads = await leadsOf(
      db,
      rows.flatMap(({ lead }) => lead ?? []),
    )
    return rows.map(({ products, currency, siteCurrency, lead, ...row }) => ({
      ...row,
      products: JSON.parse(products),
      currency: currency || siteCurrency,
      lead: leads.get(lead),
    }))
  },
})
