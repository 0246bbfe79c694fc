/** Limits how much of a prize's stock one caller may win. */
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'

/** A tenth of the stock, at least one. */
export const shareOf = (stock: number): number => Math.max(1, Math.floor(stock / 10))

/**
 * Number of times that this caller has won each prize. The upsert locks the caller's row until the transaction ends, so
 * that parallel draws cannot exceed the share.
 */
export const takenBy = async (
  transaction: Transaction<Tables>,
  popupId: string,
  caller: number,
): Promise<Map<string, number>> => {
  const { taken } = await transaction
    .insertInto('prize_caller')
    .values({ popup_id: popupId, caller, taken: '[]' })
    .onConflict((conflict) =>
      conflict.columns(['popup_id', 'caller']).doUpdateSet((of) => ({ taken: of.ref('prize_caller.taken') })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow()
  return new Map(JSON.parse(taken))
}

export const keepTaken = async (
  transaction: Transaction<Tables>,
  popupId: string,
  caller: number,
  counts: Map<string, number>,
): Promise<void> => {
  await transaction
    .updateTable('prize_caller')
    .set({ taken: JSON.stringify([...counts]) })
    .where('popup_id', '=', popupId)
    .where('caller', '=', caller)
    .execute()
}
