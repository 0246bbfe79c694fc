import type { Transaction } from 'kysely'
import { draw, type OfferedPrize, type Prize } from '../../shared/model/prize'
import type { Db } from './database'
import { keepTaken, shareOf, takenBy } from './prize-shares'
import type { Tables } from './schema'

/** Who plays. */
interface Player {
  popupId: string
  submissionId: string
  viewerId: string
  clientId: string
  /** 0 to 65,535, by the address: see server/caller-number.ts. */
  caller: number
}

type Step = Transaction<Tables>

/** Evenly from 0 to 1, by what nobody can foresee. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Takes one of the stock; false when there is none left. No two get the last one: the database counts. */
const take = async (step: Step, popupId: string, { id, stock }: OfferedPrize): Promise<boolean> => {
  // Of what there is none, no row either: two that make each other's wait for one another.
  if (!stock) return stock === undefined
  await step
    .insertInto('prize_stock')
    .values({ popup_id: popupId, prize_id: id, given: 0 })
    .onConflict((conflict) => conflict.columns(['popup_id', 'prize_id']).doNothing())
    .execute()
  const { numUpdatedRows } = await step
    .updateTable('prize_stock')
    .set((of) => ({ given: of('given', '+', 1) }))
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', id)
    .where('given', '<', stock)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Draws until there is one to be had: what has run out weighs nothing. */
const drawInStock = async (step: Step, popupId: string, offered: OfferedPrize[]): Promise<OfferedPrize | undefined> => {
  const weights = offered.map(({ chances }) => chances)
  for (;;) {
    const place = draw(weights, random())
    const drawn = offered[place]
    if (!drawn) return
    if (await take(step, popupId, drawn)) return drawn
    weights[place] = 0
  }
}

/** Draws for one caller, who is left out of a limited prize once they have had their share of it. */
const drawFor = async (
  step: Step,
  { popupId, caller }: Player,
  offered: OfferedPrize[],
): Promise<Prize | undefined> => {
  const limited = offered.some(({ stock }) => stock !== undefined)
  const taken = limited ? await takenBy(step, popupId, caller) : new Map<string, number>()
  const open = offered.filter(({ id, stock }) => stock === undefined || (taken.get(id) ?? 0) < shareOf(stock))
  const drawn = await drawInStock(step, popupId, open)
  if (!drawn) return
  const { stock, ...prize } = drawn
  if (stock !== undefined) await keepTaken(step, popupId, caller, taken.set(prize.id, (taken.get(prize.id) ?? 0) + 1))
  return prize
}

/** What was drawn, as it is kept: '' where there was nothing to be had. */
const read = (kept: string): Prize | undefined => (kept ? JSON.parse(kept) : undefined)

export const prizes = (db: Db) => ({
  /** Whether this submission has had its draw. */
  async has(popupId: string, submissionId: string): Promise<boolean> {
    const found = await db
      .selectFrom('prize')
      .select('at')
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    return Boolean(found)
  },
  /** The prize of this submission: drawn the first time, and the same ever after. undefined: there is nothing to be had. */
  async of(player: Player, offered: OfferedPrize[]): Promise<Prize | undefined> {
    const { popupId, submissionId, viewerId, clientId } = player
    return db.transaction().execute(async (step) => {
      const row = { popup_id: popupId, submission_id: submissionId, viewer_id: viewerId, client_id: clientId }
      // First of all: who asks twice at the same time waits here for the other.
      const { numInsertedOrUpdatedRows } = await step
        .insertInto('prize')
        .values({ ...row, prize: '', at: Date.now() })
        .onConflict((conflict) => conflict.columns(['popup_id', 'submission_id']).doNothing())
        .executeTakeFirst()
      const theirs = step.selectFrom('prize').where('popup_id', '=', popupId).where('submission_id', '=', submissionId)
      if (!numInsertedOrUpdatedRows) return read((await theirs.select('prize').executeTakeFirstOrThrow()).prize)
      const drawn = await drawFor(step, player, offered)
      await step
        .updateTable('prize')
        .set({ prize: drawn ? JSON.stringify(drawn) : '' })
        .where('popup_id', '=', popupId)
        .where('submission_id', '=', submissionId)
        .execute()
      return drawn
    })
  },
})
