/** The id of a submission that brought none. */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { deleteInSteps } from '../db/delete-in-steps'
import type { Stepping } from '../db/in-steps'
import { newRowId } from '../lib/ids'
import type { Repeat } from './repeat'

/** Number of expired rows that go with each submission, so that none waits for many; the rest goes in steps. */
const EXPIRED_ROWS_PER_CALL = 20

const forgetSome = (db: Db, popupId: string, since: number) =>
  db
    .deleteFrom('repeat')
    .where('popup_id', '=', popupId)
    .where('digest', 'in', (of) =>
      of
        .selectFrom('repeat')
        .select('digest')
        .where('popup_id', '=', popupId)
        .where('at', '<=', since)
        .limit(EXPIRED_ROWS_PER_CALL),
    )
    .execute()

/** Old repeats of all popups, also of those that no longer get submissions. */
export const forgetOldRepeats = (db: Db, since: number, stepping?: Stepping): Promise<boolean> =>
  deleteInSteps(
    db,
    { table: 'repeat', key: ['popup_id', 'digest'], where: sql`1 = 1`, only: sql`at <= ${since}` },
    stepping,
  )

export const repeats = (db: Db) => ({
  /**
   * The id that the same had within the last minute, whether that is stored yet or not; otherwise a new one. One
   * statement, so that of two that arrive at the same moment, in whichever processes, one waits for the other.
   */
  async idOf(popupId: string, { digest, at, since }: Repeat): Promise<string> {
    const row = { popup_id: popupId, digest, submission_id: `same.${newRowId()}`, at }
    // Its row was there before, and is of another minute.
    const old = sql<boolean>`repeat.at <= ${since}`
    const { submission_id } = await db
      .insertInto('repeat')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['popup_id', 'digest']).doUpdateSet(({ ref }) => ({
          submission_id: sql`case when ${old} then ${ref('excluded.submission_id')} else ${ref('repeat.submission_id')} end`,
          at: sql`case when ${old} then ${ref('excluded.at')} else ${ref('repeat.at')} end`,
        })),
      )
      .returning('submission_id')
      .executeTakeFirstOrThrow()
    if (submission_id === row.submission_id) await forgetSome(db, popupId, since)
    return submission_id
  },
})

export type Repeats = ReturnType<typeof repeats>
