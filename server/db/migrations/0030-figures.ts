import { type Kysely, sql } from 'kysely'
import { monthOf } from '../../lib/days'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'

/** A table of counts, by the source of the events; `writer` spreads the counts of several servers over several rows. */
const table = (db: Kysely<unknown>, name: string, names: string[], numbers: string[]) => {
  let builder = db.schema.createTable(name)
  for (const column of names) builder = builder.addColumn(column, 'text', (definition) => definition.notNull())
  for (const column of numbers) builder = builder.addColumn(column, 'bigint', (definition) => definition.notNull())
  return builder
}

const FIGURES = ['views', 'closes', 'conversions', 'leads']
const SUMS = [...FIGURES, 'suspects', 'counted']
const TOTALS = [...SUMS, 'counted_at', 'lead_at']

const create = async (db: Kysely<unknown>): Promise<void> => {
  const segment = ['page_kind', 'device', 'country']
  await table(db, 'popup_day', ['site_key', 'popup_id', ...segment], ['day', 'writer', ...FIGURES])
    .addPrimaryKeyConstraint('popup_day_key', ['site_key', 'popup_id', 'day', ...segment, 'writer'] as never)
    .execute()
  await table(db, 'popup_month', ['site_key', 'popup_id'], ['month', 'writer', ...TOTALS])
    .addPrimaryKeyConstraint('popup_month_key', ['site_key', 'popup_id', 'month', 'writer'] as never)
    .execute()
}

const DAY = 24 * 60 * 60_000

/** The events that are stored one by one so far. Old events tell nothing more than this. */
const happened = sql`
  select popup_id, at,
    case when kind = 'view' then 1 else 0 end as views, case when kind = 'close' then 1 else 0 end as closes,
    0 as conversions, 0 as leads, 0 as suspects,
    case when answer_id is null then 0 else 1 end as counted,
    case when answer_id is null then 0 else at end as counted_at, 0 as lead_at
  from report
  union all
  select popup_id, at, 0, 0, 1, lead, lead * suspect, 0, 0, lead * at from conversion`

/** Exact, so that databases which divide to fractions come to the same. */
const day = sql`cast((at - at % ${sql.lit(DAY)}) / ${sql.lit(DAY)} as bigint)`

const sums = (names: string[]) => sql.join(names.map((name) => sql`cast(sum(${sql.ref(name)}) as bigint)`))

const fillDays = (db: Kysely<Tables>) =>
  sql`
    insert into popup_day
      (site_key, popup_id, day, page_kind, device, country, writer, ${sql.join(FIGURES.map((name) => sql.ref(name)))})
    select popup.site_key, popup_id, ${day}, '', '', '', 0, ${sums(FIGURES)}
    from (${happened}) as happened join popup on popup.id = popup_id
    group by popup.site_key, popup_id, ${day}`.execute(db)

/** Months in which anything has happened, in their order. */
const monthsIn = async (db: Kysely<Tables>): Promise<number[]> => {
  const days = await db.selectFrom('popup_day').select('day').distinct().execute()
  return [...new Set(days.map((row) => monthOf(row.day * DAY)))].sort((a, b) => a - b)
}

/** Databases disagree about how a month is worked out, so it is looked up in a list. */
const monthAmong = ([first = 0, ...later]: number[]) => {
  const month = sql.join(
    later.map((start, index) => sql`when at < ${sql.lit(start)} then ${sql.lit(later[index - 1] ?? first)}`),
    sql` `,
  )
  return later.length ? sql`case ${month} else ${sql.lit(later.at(-1))} end` : sql`${sql.lit(first)}`
}

const fillMonths = (db: Kysely<Tables>, months: number[]) =>
  sql`
    insert into popup_month
      (site_key, popup_id, month, writer, ${sql.join(TOTALS.map((name) => sql.ref(name)))})
    select site_key, popup_id, month, 0, ${sums(SUMS)}, max(counted_at), max(lead_at)
    from (
      select popup.site_key as site_key, ${monthAmong(months)} as month, happened.*
      from (${happened}) as happened join popup on popup.id = popup_id
    ) as by_month
    group by site_key, popup_id, month`.execute(db)

/** In the database, which may hold more days of popups than fit into memory. */
const fill = async (db: Kysely<Tables>): Promise<void> => {
  await fillDays(db)
  const months = await monthsIn(db)
  if (months.length) await fillMonths(db, months)
}

/** Counts, so that nobody has to count rows: by popup and day in segments, and by popup and month. */
export const figures: Stepwise = { steps: [create, fill] }
