/** Reads the counts of what happened to popups. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { DAILY, type Day, type Figure, TOTALS } from './counting'

const total = (column: Figure) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`.as(column)
const latest = (column: 'counted_at' | 'lead_at') => sql<number>`coalesce(max(${sql.ref(column)}), 0)`.as(column)

interface Counts
  extends Record<
    'views' | 'closes' | 'conversions' | 'leads' | 'suspects' | 'machines' | 'namelessViews' | 'namelessCloses',
    number
  > {
  /** Time of the latest lead, in milliseconds since 1970; 0 without any. */
  leadAt: number
}

type CountRow = Record<(typeof TOTALS)[number] | 'lead_at', number>

type DayCounts = Pick<Day, 'day' | 'device' | 'country' | (typeof DAILY)[number]> & { pageKind: string }

interface Used {
  count: number
  /** Time of the latest one, in milliseconds since 1970; 0 without any. */
  last: number
}

const countsOf = ({ lead_at, nameless_views, nameless_closes, ...counts }: CountRow): Counts => ({
  ...counts,
  leadAt: lead_at,
  namelessViews: nameless_views,
  namelessCloses: nameless_closes,
})

export const figures = (db: Db) => ({
  /** Counts of all time, by popup, page or contact form; without an entry where nothing has happened. */
  async totals(ids?: string[]): Promise<Map<string, Counts>> {
    if (ids && !ids.length) return new Map()
    let query = db.selectFrom('popup_month').select(['popup_id', latest('lead_at'), ...TOTALS.map(total)])
    if (ids) query = query.where('popup_id', 'in', ids)
    const rows = await query.groupBy('popup_id').execute()
    return new Map(rows.map(({ popup_id, ...counts }) => [popup_id, countsOf(counts)]))
  },
  /** Leads of these popups, pages or contact forms together. */
  async leadsOf(ids: string[]): Promise<number> {
    const counts = await this.totals(ids)
    return [...counts.values()].reduce((sum, { leads }) => sum + leads, 0)
  },
  /** Ids of what has leads: popups, pages and contact forms, of one site or of all. */
  async withLeads(siteKey = ''): Promise<string[]> {
    let query = db.selectFrom('popup_month').select('popup_id').distinct().where('leads', '>', 0)
    if (siteKey) query = query.where('site_key', '=', siteKey)
    return (await query.orderBy('popup_id').execute()).map(({ popup_id }) => popup_id)
  },
  /** By day and segment, from one day to another, both of them included. */
  async days(siteKey: string, popupId: string, from: number, to: number): Promise<DayCounts[]> {
    return db
      .selectFrom('popup_day')
      .select(['day', 'page_kind as pageKind', 'device', 'country'])
      .select(DAILY.map(total))
      .where('site_key', '=', siteKey)
      .where('popup_id', '=', popupId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['day', 'page_kind', 'device', 'country'])
      .orderBy('day')
      .orderBy('page_kind')
      .orderBy('device')
      .orderBy('country')
      .execute()
  },
  /** Leads since a day, by popup or page of a site. */
  async leadsSince(siteKey: string, day: number): Promise<Map<string, number>> {
    const popupRows = await db.selectFrom('popup').select('id').where('site_key', '=', siteKey).execute()
    const popups = popupRows.map(({ id }) => id)
    if (!popups.length) return new Map()
    const rows = await db
      .selectFrom('popup_day')
      .select(['popup_id', total('leads')])
      .where('site_key', '=', siteKey)
      // Named one by one, because the index has the day behind the popup.
      .where('popup_id', 'in', popups)
      .where('day', '>=', day)
      .groupBy('popup_id')
      .execute()
    return new Map(rows.map(({ popup_id, leads }) => [popup_id, leads]))
  },
  /** Views in the month that began then that count towards a site's limit, without those of popup `except`. */
  async used(siteKey: string, month: number, except = ''): Promise<Used> {
    const { counted, counted_at } = await db
      .selectFrom('popup_month')
      .select([total('counted'), latest('counted_at')])
      .where('site_key', '=', siteKey)
      .where('month', '=', month)
      .where('popup_id', '<>', except)
      .executeTakeFirstOrThrow()
    return { count: counted, last: counted_at }
  },
})

export type Figures = ReturnType<typeof figures>
