/**
 * Counts what happens to popups, with each event: the desk and the views that a site has left are read from the counts,
 * because rows become too many to count. A test of a popup's variants needs no column: each is a popup.
 */
import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'
import { dayOf, monthOf } from '../lib/days'

/** The counts that owners see. `nameless_…`: views and closes without consent, and so without anything about the visitor. */
export const TOTALS = [
  'views',
  'closes',
  'conversions',
  'leads',
  'suspects',
  'machines',
  'nameless_views',
  'nameless_closes',
] as const

/** The counts that an event may add to. `counted`: a view that takes one of the site's monthly views. */
const FIGURES = [...TOTALS, 'counted'] as const
export type Figure = (typeof FIGURES)[number]

/** The figures that popup_day has, by day and segment. */
export const DAILY = ['views', 'closes', 'conversions', 'leads', 'nameless_views', 'nameless_closes'] as const

/** The groups that visitors are counted in: coarse enough to identify nobody. */
export interface Segment {
  /** `home`, `product`, `collection`, `cart`, `article`, `other`; '' if the page is not known. */
  pageKind: string
  device: 'desktop' | 'mobile' | 'tablet' | ''
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
  /** The amounts to add, by figure. */
  figures: Partial<Record<Figure, number>>
}

/** Each server counts in rows of its own, so that they rarely wait for each other. */
const WRITER_COUNT = 8
const WRITER = randomInt(WRITER_COUNT)

export type Day = Tables['popup_day']
type Month = Tables['popup_month']

const dayRow = ({ siteKey, popupId, segment, at, figures }: Occurrence): Day => ({
  site_key: siteKey,
  popup_id: popupId,
  day: dayOf(at),
  writer: WRITER,
  page_kind: segment.pageKind,
  device: segment.device,
  country: segment.country,
  views: figures.views ?? 0,
  closes: figures.closes ?? 0,
  conversions: figures.conversions ?? 0,
  leads: figures.leads ?? 0,
  nameless_views: figures.nameless_views ?? 0,
  nameless_closes: figures.nameless_closes ?? 0,
})

const monthRow = ({ siteKey, popupId, at, figures }: Occurrence): Month => ({
  site_key: siteKey,
  popup_id: popupId,
  month: monthOf(at),
  writer: WRITER,
  views: figures.views ?? 0,
  closes: figures.closes ?? 0,
  conversions: figures.conversions ?? 0,
  leads: figures.leads ?? 0,
  suspects: figures.suspects ?? 0,
  machines: figures.machines ?? 0,
  counted: figures.counted ?? 0,
  nameless_views: figures.nameless_views ?? 0,
  nameless_closes: figures.nameless_closes ?? 0,
  counted_at: figures.counted ? at : 0,
  lead_at: figures.leads ? at : 0,
})

type Numbers<Row> = { [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row]

/** The way in which rows of the same key are added up. */
interface Adding<Row> {
  keys: readonly (keyof Row)[]
  sums: readonly Numbers<Row>[]
  /** Times, of which the latest counts. */
  latest: readonly Numbers<Row>[]
}

const DAYS: Adding<Day> = {
  keys: ['site_key', 'popup_id', 'day', 'page_kind', 'device', 'country', 'writer'],
  sums: DAILY,
  latest: [],
}
const MONTHS: Adding<Month> = {
  keys: ['site_key', 'popup_id', 'month', 'writer'],
  sums: FIGURES,
  latest: ['counted_at', 'lead_at'],
}

/** One row per key, in the order of the keys: two servers that wrote them in different orders would block each other. */
const addedUp = <Row extends Day | Month>(rows: Row[], { keys, sums, latest }: Adding<Row>): Row[] => {
  const byKey = new Map<string, Record<Numbers<Row>, number>>()
  for (const row of rows as (Row & Record<Numbers<Row>, number>)[]) {
    const key = keys.map((name) => row[name]).join('\n')
    const total = byKey.get(key)
    if (!total) {
      byKey.set(key, row)
      continue
    }
    for (const name of sums) total[name] += row[name]
    for (const name of latest) total[name] = Math.max(total[name], row[name])
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row as unknown as Row)
}

const sum = (table: string, column: string) =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`
const later = (table: string, column: string) => {
  const [current, incoming] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)]
  return sql<number>`case when ${current} > ${incoming} then ${current} else ${incoming} end`
}
const updateOf = (table: string, sums: readonly string[], latest: readonly string[]) => ({
  ...Object.fromEntries(sums.map((column) => [column, sum(table, column)])),
  ...Object.fromEntries(latest.map((column) => [column, later(table, column)])),
})
const DAY_UPDATE = updateOf('popup_day', DAYS.sums, DAYS.latest)
const MONTH_UPDATE = updateOf('popup_month', MONTHS.sums, MONTHS.latest)

/** Counts events, in the transaction that stores them. */
export const count = async (transaction: Transaction<Tables>, occurrences: Occurrence[]): Promise<void> => {
  const events = occurrences.filter(({ figures }) => Object.keys(figures).length)
  if (!events.length) return
  // A row of a day says that something has happened to a visitor.
  const daily = events.filter(({ figures }) => DAILY.some((name) => figures[name]))
  if (daily.length)
    await transaction
      .insertInto('popup_day')
      .values(addedUp(daily.map(dayRow), DAYS))
      .onConflict((conflict) => conflict.columns([...DAYS.keys]).doUpdateSet(DAY_UPDATE))
      .execute()
  await transaction
    .insertInto('popup_month')
    .values(addedUp(events.map(monthRow), MONTHS))
    .onConflict((conflict) => conflict.columns([...MONTHS.keys]).doUpdateSet(MONTH_UPDATE))
    .execute()
}
