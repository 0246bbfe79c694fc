/** Counts what was filled in, as the server does with each event. */
import { sql } from 'kysely'
import type { Db } from '../../server/db/database'

const DAY_MS = 24 * 60 * 60_000

/** Divides to a whole number on both databases. */
const day = sql`(at / ${sql.lit(DAY_MS)})`
/** A month of thirty days is near enough for reading. */
const month = sql`(at / ${sql.lit(30 * DAY_MS)} * ${sql.lit(30 * DAY_MS)})`
const device = sql`case at / 1000 % 3 when 0 then 'desktop' else 'mobile' end`
const country = sql`case at / 1000 % 5 when 0 then 'US' else 'IL' end`

const happened = (site: string) => sql`
  select popup_id, at, 1 as views, 0 as conversions, 0 as leads, 0 as suspects, 0 as lead_at
    from report where popup_id in (select id from popup where site_key = ${site})
  union all
  select popup_id, at, 0, 1, lead, lead * suspect, lead * at
    from conversion where popup_id in (select id from popup where site_key = ${site})`

const sum = (name: string) => sql`cast(sum(${sql.ref(name)}) as bigint)`

const days = (site: string) => sql`
  insert into popup_day (site_key, popup_id, day, page_kind, device, country, writer, views, closes, conversions, leads)
  select ${site}, popup_id, ${day}, 'home', ${device}, ${country}, 0, ${sum('views')}, 0, ${sum('conversions')}, ${sum('leads')}
  from (${happened(site)}) as happened group by popup_id, ${day}, ${device}, ${country}`

const months = (site: string) => sql`
  insert into popup_month
    (site_key, popup_id, month, writer, views, closes, conversions, leads, suspects, counted, counted_at, lead_at)
  select ${site}, popup_id, ${month}, 0, ${sum('views')}, 0, ${sum('conversions')}, ${sum('leads')}, ${sum('suspects')},
    ${sum('views')}, max(at), max(lead_at)
  from (${happened(site)}) as happened group by popup_id, ${month}`

export const addCounts = async (db: Db): Promise<void> => {
  for (const { key } of await db.selectFrom('site').select('key').execute()) {
    await days(key).execute(db)
    await months(key).execute(db)
  }
}
