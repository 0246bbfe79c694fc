/**
 * Counts of what happens to popups, written with each event: the desk and the views that a site has left are read from
 * these, because rows become too many to count. A test of a popup's variants needs no column: each is a popup.
 */
import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { dayOf } from '../day'
import { monthOf } from '../month'
import type { Db } from './database'
import type { Tables } from './schema'

/** What can be counted of one event. `counted`: a view that takes one of the site's monthly views. */
const FIGURES = ['views', 'closes', 'conversions', 'leads', 'suspects', 'counted'] as const
type Figure = (typeof FIGURES)[number]

/** Those that are counted by day and segment. */
const DAILY = ['views', 'closes', 'conversions', 'leads'] as const

/** What visitors are told apart by: coarse enough to identify nobody. */
export interface Segment {
  /** `home`, `product`, `collection`, `cart`, `article`, `other`; '' if the page is not known. */
  pageKind: string
  device: 'desktop' | 'mobile' | 'tablet'
  /** Two capital letters; '' if unknown. */
  country: string
}

export interface Counted {
  siteKey: string
  popupId: string
  segment: Segment
}

export interface Occurrence extends Counted {
  at: number
  /** How much is added to which. */
  figures: Partial<Record<Figure, number>>
}

/** Each server counts in rows of its own, so that they rarely wait for each other. */
const WRITERS = 8
const WRITER = randomInt(WRITERS)

type Day = Tables['popup_day']
type Month = Tables['popup_month']

const dayRow = ({ siteKey, popupId, segment, at, figures }: Occurrence): Day => ({
  ...{ site_key: siteKey, popup_id: popupId, day: dayOf(at), writer: WRITER },
  ...{ page_kind: segment.pageKind, device: segment.device, country: segment.country },
  ...{ views: figures.views ?? 0, closes: figures.closes ?? 0 },
  ...{ conversions: figures.conversions ?? 0, leads: figures.leads ?? 0 },
})

const monthRow = ({ siteKey, popupId, at, figures }: Occurrence): Month => ({
  ...{ site_key: siteKey, popup_id: popupId, month: monthOf(at), writer: WRITER },
  ...{ views: figures.views ?? 0, closes: figures.closes ?? 0 },
  ...{ conversions: figures.conversions ?? 0, leads: figures.leads ?? 0 },
  ...{ suspects: figures.suspects ?? 0, counted: figures.counted ?? 0 },
  counted_at: figures.counted ? at : 0,
  lead_at: figures.leads ? at : 0,
})

/** One row per key, in the order of the keys: two servers that wrote them in different orders would block each other. */
const addedUp = <Row extends Day | Month>(rows: Row[], keys: (keyof Row)[]): Row[] => {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const key = keys.map((name) => row[name]).join('\n')
    const known = byKey.get(key)
    if (!known) {
      byKey.set(key, { ...row })
      continue
    }
    for (const [name, value] of Object.entries(row) as [keyof Row, number][])
      if (!keys.includes(name))
        (known[name] as number) = `${String(name)}`.endsWith('_at')
          ? Math.max(known[name] as number, value)
          : (known[name] as number) + value
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

const DAY_KEY = ['site_key', 'popup_id', 'day', 'page_kind', 'device', 'country', 'writer'] as const
const MONTH_KEY = ['site_key', 'popup_id', 'month', 'writer'] as const

const sum = (table: string, column: string) =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`
const later = (table: string, column: string) => {
  const [kept, given] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)]
  return sql<number>`case when ${kept} > ${given} then ${kept} else ${given} end`
}

/** Counts events, in the transaction that stores them. */
export const count = async (step: Transaction<Tables>, occurrences: Occurrence[]): Promise<void> => {
  const events = occurrences.filter(({ figures }) => Object.keys(figures).length)
  if (!events.length) return
  await step
    .insertInto('popup_day')
    .values(addedUp(events.map(dayRow), [...DAY_KEY]))
    .onConflict((conflict) =>
      conflict
        .columns([...DAY_KEY])
        .doUpdateSet(Object.fromEntries(DAILY.map((figure) => [figure, sum('popup_day', figure)]))),
    )
    .execute()
  await step
    .insertInto('popup_month')
    .values(addedUp(events.map(monthRow), [...MONTH_KEY]))
    .onConflict((conflict) =>
      conflict.columns([...MONTH_KEY]).doUpdateSet({
        ...Object.fromEntries(FIGURES.map((figure) => [figure, sum('popup_month', figure)])),
        counted_at: later('popup_month', 'counted_at'),
        lead_at: later('popup_month', 'lead_at'),
      }),
    )
    .execute()
}

const total = (column: Figure) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`.as(column)
const latest = (column: 'counted_at' | 'lead_at') => sql<number>`coalesce(max(${sql.ref(column)}), 0)`.as(column)

interface Counts extends Record<'views' | 'closes' | 'conversions' | 'leads' | 'suspects', number> {
  /** Time of the latest lead, in milliseconds since 1970; 0 without any. */
  leadAt: number
}

type DayCounts = Pick<Day, 'day' | 'device' | 'country' | (typeof DAILY)[number]> & { pageKind: string }

interface Used {
  count: number
  /** Time of the latest one, in milliseconds since 1970; 0 without any. */
  last: number
}

export const figures = (db: Db) => ({
  /** Since ever, by popup, page or contact form; without an entry where nothing has happened. */
  async totals(ids?: string[]): Promise<Map<string, Counts>> {
    if (ids && !ids.length) return new Map()
    let query = db.selectFrom('popup_month').select(['popup_id', total('views'), total('closes')])
    if (ids) query = query.where('popup_id', 'in', ids)
    const rows = await query
      .select([total('conversions'), total('leads'), total('suspects'), latest('lead_at')])
      .groupBy('popup_id')
      .execute()
    return new Map(rows.map(({ popup_id, lead_at, ...counts }) => [popup_id, { ...counts, leadAt: lead_at }]))
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
    const rows = await db
      .selectFrom('popup_day')
      .select(['popup_id', total('leads')])
      .where('site_key', '=', siteKey)
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
