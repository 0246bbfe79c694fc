/** Deletes figures and sessions of pages that are too old. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'

/** Days that figures are kept: a year, and the month to compare it with. */
const FIGURE_DAYS = 400
/** Days that sessions are kept: one is a view of a page, which seldom lasts longer. */
const SESSION_DAYS = 2

const OLD = [
  { table: 'page_session', key: ['hash'], days: SESSION_DAYS },
  { table: 'page_hit', key: ['day', 'page_id', 'kind', 'option_id', 'variant', 'event', 'element'], days: FIGURE_DAYS },
  { table: 'counted_page', key: ['page_id'], days: FIGURE_DAYS },
] as const

const forgetSome = async (db: Db, { table, key }: (typeof OLD)[number], site: string, before: number, rows: number) => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const old = sql`site_key = ${site} and day < ${before}`
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where site_key = ${site} and (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${old} limit ${sql.lit(rows)})`.execute(db)
  return Number(numAffectedRows) >= rows
}

/** Removes the old hits of each site. */
export const forgetOldHits = async (db: Db, day: number, stepping: Stepping = {}): Promise<void> => {
  const sites = await db.selectFrom('counted_page').select('site_key').distinct().execute()
  for (const { site_key } of sites)
    for (const old of OLD)
      if (!(await inSteps((rows) => forgetSome(db, old, site_key, day - old.days, rows), stepping))) return
}
