/** Stores the outcome of an attempt, if this worker still holds the delivery: an expired claim belongs to another worker. */
import type { Transaction } from 'kysely'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { LATER, turnAt } from '../events/announce'
import type { Claim } from './claims'
import { deleteSome } from './removal'

/** Rows of one statement. */
const ROWS_PER_STATEMENT = 500

export interface Outcome {
  delivered: boolean
  status: number
  took: number
  /** Shortened to the size that is stored. */
  answer: string
  at: number
  /** Time of the next try; absent: none. */
  retryAt?: number
  /** Time until which the receiver is left alone. */
  heldUntil?: number
  /** True if the receiver answered that its address no longer exists (410). */
  isGone?: boolean
}

const claimedRow = (transaction: Db | Transaction<Tables>, { id, until }: Pick<Claim, 'id' | 'until'>) =>
  transaction.updateTable('delivery').where('id', '=', id).where('due_at', '=', until).where('turn', 'is not', null)

/** Each statement changes a row only when it must: many deliveries may end at the same time. */
const noteHealth = async (
  transaction: Transaction<Tables>,
  { webhookId }: Claim,
  { delivered, at, heldUntil }: Outcome,
): Promise<void> => {
  const webhook = transaction.updateTable('webhook').where('id', '=', webhookId)
  if (delivered) await webhook.set({ failing_since: null }).where('failing_since', 'is not', null).execute()
  else await webhook.set({ failing_since: at }).where('failing_since', 'is', null).execute()
  if (heldUntil) await webhook.set({ held_until: heldUntil }).where('held_until', '<', heldUntil).execute()
}

const switchOff = async (
  transaction: Transaction<Tables>,
  webhookId: string,
  note: string,
  failingBefore?: number,
): Promise<void> => {
  let webhook = transaction.updateTable('webhook').set({ state: 'off', note }).where('id', '=', webhookId)
  if (failingBefore !== undefined) webhook = webhook.where('failing_since', '<=', failingBefore)
  const off = await webhook.where('state', '=', 'on').returning('site_key').executeTakeFirst()
  if (off) await noteChange(transaction, off.site_key)
}

export const deliveryOutcomes = (db: Db) => ({
  /**
   * @param failingMs milliseconds of nothing but failures that switch a webhook off
   * @returns false if the claim expired and another worker has taken the delivery
   */
  async finish(claim: Claim, outcome: Outcome, failingMs: number): Promise<boolean> {
    const { delivered, status, took, answer, at, retryAt } = outcome
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await claimedRow(transaction, claim)
        .set({ attempts: claim.attempts + 1, status, took, answer, answered_at: at, body: claim.body, subject: '' })
        .set(
          retryAt === undefined
            ? { state: delivered ? 'delivered' : 'failed', turn: null }
            : { lane: LATER, turn: turnAt(retryAt), due_at: retryAt },
        )
        .executeTakeFirst()
      if (!numUpdatedRows) return false
      await noteHealth(transaction, claim, outcome)
      if (outcome.isGone) await switchOff(transaction, claim.webhookId, 'Its receiver answered 410: it is gone')
      else if (!delivered)
        await switchOff(transaction, claim.webhookId, 'Nothing but failures for three days', at - failingMs)
      return true
    })
  },
  /** Releases the claim without an attempt. */
  async release(claim: Claim, dueAt: number): Promise<void> {
    await claimedRow(db, claim).set({ due_at: dueAt }).execute()
  },
  /** Deletes a delivery that has nothing to send any more. */
  async drop({ id }: Pick<Claim, 'id'>): Promise<void> {
    await db.deleteFrom('delivery').where('id', '=', id).execute()
  },
  /** Ends what waits for a webhook that is off, some at a time. */
  async giveUp(webhookId: string): Promise<void> {
    const some = db.selectFrom('delivery').select('id').where('webhook_id', '=', webhookId)
    await db
      .updateTable('delivery')
      .set({ state: 'failed', turn: null })
      .where('id', 'in', some.where('turn', 'is not', null).limit(ROWS_PER_STATEMENT))
      .execute()
  },
  /** Removes the deliveries of a removed webhook, some at a time. */
  async forget(webhookId: string): Promise<void> {
    await deleteSome(db, { webhookId }, ROWS_PER_STATEMENT)
  },
})
