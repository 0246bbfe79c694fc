/** The id of a submission that brought none. */
import type { Repeat } from '../repeat'
import type { Db } from './database'

export const repeats = (db: Db) => ({
  /** The id by which the same was stored within the last minute; otherwise a new one. */
  async idOf(popupId: string, { id, near, since }: Repeat): Promise<string> {
    const stored = await db
      .selectFrom('conversion')
      .select('submission_id')
      .where('popup_id', '=', popupId)
      .where('submission_id', 'in', near)
      .where('at', '>', since)
      .limit(1)
      .executeTakeFirst()
    return stored?.submission_id ?? id
  },
})
