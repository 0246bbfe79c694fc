import { type Kysely, sql } from 'kysely'
import { monthOf } from '../../month'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema'

/** Where the counted events come from; `writer` spreads the counts of several servers over several rows. */
const table = (db: Kysely<unknown>, name: string, names: string[], numbers: string[]) => {
  let made = db.schema.createTable(name)
  for (const column of names) made = made.addColumn(column, 'text', (one) => one.notNull())
  for (const column of numbers) made = made.addColumn(column, 'bigint', (one) => one.notNull())
  return made
}

const FIGURES = ['views', 'closes', 'conversions', 'leads']

const create = async (db: Kysely<unknown>): Promise<void> => {
  const segment = ['page_kind', 'device', 'country']
  await table(db, 'popup_day', ['site_key', 'popup_id', ...segment], ['day', 'writer', ...FIGURES])
    .addPrimaryKeyConstraint('popup_day_key', ['site_key', 'popup_id', 'day', ...segment, 'writer'] as never)
    .execute()
  const totals = [...FIGURES, 'suspects', 'counted', 'counted_at', 'lead_at']
  await table(db, 'popup_month', ['site_key', 'popup_id'], ['month', 'writer', ...totals])
    .addPrimaryKeyConstraint('popup_month_key', ['site_key', 'popup_id', 'month', 'writer'] as never)
    .execute()
}

const DAY = 24 * 60 * 60_000

/** What has been stored so far, by popup and UTC day. Of old events nothing more is known. */
const counted = async (db: Kysely<Tables>) => {
  const { rows } = await sql<DayRow>`
    select popup.site_key as site_key, popup_id, day,
      cast(sum(views) as bigint) as views, cast(sum(closes) as bigint) as closes,
      cast(sum(conversions) as bigint) as conversions, cast(sum(leads) as bigint) as leads,
      cast(sum(suspects) as bigint) as suspects, cast(sum(counted) as bigint) as counted,
      max(counted_at) as counted_at, max(lead_at) as lead_at
    from (
      select popup_id, at / ${sql.lit(DAY)} as day,
        case when kind = 'view' then 1 else 0 end as views, case when kind = 'close' then 1 else 0 end as closes,
        0 as conversions, 0 as leads, 0 as suspects,
        case when answer_id is null then 0 else 1 end as counted,
        case when answer_id is null then 0 else at end as counted_at, 0 as lead_at
      from report
      union all
      select popup_id, at / ${sql.lit(DAY)} as day, 0, 0, 1, lead, lead * suspect, 0, 0, lead * at from conversion
    ) as happened join popup on popup.id = popup_id
    group by popup.site_key, popup_id, day`.execute(db)
  return rows
}

const SUMS = ['views', 'closes', 'conversions', 'leads', 'suspects', 'counted'] as const
const LATEST = ['counted_at', 'lead_at'] as const

interface Row extends Record<(typeof SUMS)[number] | (typeof LATEST)[number], number> {
  site_key: string
  popup_id: string
}
type DayRow = Row & { day: number }
type MonthRow = Row & { month: number }

/** Adds up the days of a month. */
const byMonth = (days: DayRow[]): MonthRow[] => {
  const months = new Map<string, MonthRow>()
  for (const { day, ...row } of days) {
    const month = monthOf(day * DAY)
    const name = `${row.popup_id} ${month}`
    const known = months.get(name)
    if (!known) {
      months.set(name, { ...row, month })
      continue
    }
    for (const column of SUMS) known[column] += row[column]
    for (const column of LATEST) known[column] = Math.max(known[column], row[column])
  }
  return [...months.values()]
}

const fill = async (db: Kysely<Tables>): Promise<void> => {
  const days = await counted(db)
  const segment = { page_kind: '', device: '', country: '', writer: 0 }
  for (const { suspects: _, counted: __, counted_at: ___, lead_at: ____, ...day } of days)
    await db
      .insertInto('popup_day')
      .values({ ...day, ...segment })
      .execute()
  for (const month of byMonth(days))
    await db
      .insertInto('popup_month')
      .values({ ...month, writer: 0 })
      .execute()
}

/** Counts, so that nobody has to count rows: by popup and day in segments, and by popup and month. */
export const figures: Stepwise = { steps: [create, fill] }
