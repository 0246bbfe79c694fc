import type { Db } from './database'

interface Views {
  count: number
  /** Time of the latest one, in milliseconds since 1970; 0 without any. */
  last: number
}

export const views = (db: Db) => ({
  /**
   * Views of a site since `since` that count towards its limit, without those of popup `except`. Reads only the index.
   */
  async ofSite(siteKey: string, since: number, except = ''): Promise<Views> {
    const popups = db.selectFrom('popup').select('id').where('site_key', '=', siteKey).where('id', '<>', except)
    const { count, last } = await db
      .selectFrom('report')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last')])
      .where('popup_id', 'in', popups)
      .where('kind', '=', 'view')
      .where('answer_id', 'is not', null)
      .where('at', '>=', since)
      .executeTakeFirstOrThrow()
    return { count, last: last ?? 0 }
  },
})
