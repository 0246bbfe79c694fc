import type { Selectable } from 'kysely'
import { newId } from '../../shared/id'
import type { Db } from './database'
import type { Tables } from './schema'

export interface Site {
  key: string
  name: string
  /** Host names; empty: the popups show anywhere. */
  domains: string[]
  /** Markup that a page gets after a conversion; '' for none. */
  conversionCode: string
  /** Of the catalogue's prices, ISO 4217. */
  currency: string
}

/** Until a catalogue says otherwise (specification, section 9). */
const CURRENCY = 'USD'

const toSite = (row: Selectable<Tables['site']>): Site => ({
  key: row.key,
  name: row.name,
  domains: JSON.parse(row.domains),
  conversionCode: row.conversion_code,
  currency: row.currency,
})

export const sites = (db: Db) => ({
  async find(key: string): Promise<Site | undefined> {
    const row = await db.selectFrom('site').selectAll().where('key', '=', key).executeTakeFirst()
    return row && toSite(row)
  },
  async list(): Promise<Site[]> {
    return (await db.selectFrom('site').selectAll().orderBy('created_at').execute()).map(toSite)
  },
  async add(site: { key?: string; name: string; domains?: string[]; conversionCode?: string }): Promise<Site> {
    const { key = newId(12), name, domains = [], conversionCode = '' } = site
    await db
      .insertInto('site')
      .values({
        key,
        name,
        domains: JSON.stringify(domains),
        conversion_code: conversionCode,
        currency: CURRENCY,
        created_at: Date.now(),
      })
      .execute()
    return { key, name, domains, conversionCode, currency: CURRENCY }
  },
})
