/** Forgets what is too old to be counted or shown. It runs with each page's first hit of a day. */
import type { Db } from './database'

/** Days that figures are kept: a year, and the month to compare it with. */
const KEPT = 400
/** Days that sessions are kept: one is a view of a page, which seldom lasts longer. */
const KEPT_SESSIONS = 2
/** Sessions deleted at a time, so that visitors never wait for all of them. */
const BATCH = 2_000

const forgetSessions = async (db: Db, site: string, before: number): Promise<void> => {
  let deleted: number
  do {
    const old = db
      .selectFrom('page_session')
      .select('hash')
      .where('site_key', '=', site)
      .where('day', '<', before)
      .limit(BATCH)
    const { numDeletedRows } = await db
      .deleteFrom('page_session')
      .where('site_key', '=', site)
      .where('hash', 'in', old)
      .executeTakeFirstOrThrow()
    deleted = Number(numDeletedRows)
  } while (deleted === BATCH)
}

export const forgetOld = async (db: Db, site: string, day: number): Promise<void> => {
  await forgetSessions(db, site, day - KEPT_SESSIONS)
  for (const table of ['page_hit', 'counted_page'] as const)
    await db
      .deleteFrom(table)
      .where('site_key', '=', site)
      .where('day', '<', day - KEPT)
      .execute()
}
