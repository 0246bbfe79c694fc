import type { Transaction } from 'kysely'
import { draw, type OfferedPrize, type Prize } from '../../shared/model/prize'
import type { Db } from '../db/database'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import { type Announced, announce } from '../events/announce'
import { keepTaken, shareOf, takenBy } from './shares'

/** The visitor who plays, and the submission that the draw belongs to. */
interface Player {
  popupId: string
  submissionId: string
  viewerId: string
  clientId: string
  /** 0 to 65,535, a hash of the address: see `draw.ts`. */
  caller: number
  /** Present if a webhook may want to know. */
  announced?: Announced
}

/** A uniform random number from 0 to 1 that cannot be predicted. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Takes one from the stock; false if none is left. The database counts, so the last one goes to one player only. */
const take = async (
  transaction: Transaction<Tables>,
  popupId: string,
  { id, stock }: OfferedPrize,
): Promise<boolean> => {
  // Without stock there is no row to lock: two transactions that insert each other's rows would deadlock.
  if (!stock) return stock === undefined
  await transaction
    .insertInto('prize_stock')
    .values({ popup_id: popupId, prize_id: id, given: 0 })
    .onConflict((conflict) => conflict.columns(['popup_id', 'prize_id']).doNothing())
    .execute()
  const { numUpdatedRows } = await transaction
    .updateTable('prize_stock')
    .set((of) => ({ given: of('given', '+', 1) }))
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', id)
    .where('given', '<', stock)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Draws until a prize is in stock; a prize that has run out gets weight 0. */
const drawInStock = async (
  transaction: Transaction<Tables>,
  popupId: string,
  offered: OfferedPrize[],
): Promise<OfferedPrize | undefined> => {
  const weights = offered.map(({ chances }) => chances)
  for (;;) {
    const place = draw(weights, random())
    const offer = offered[place]
    if (!offer) return
    if (await take(transaction, popupId, offer)) return offer
    weights[place] = 0
  }
}

/** Draws for one caller, leaving out limited prizes of which they already have their share. */
const drawFor = async (
  transaction: Transaction<Tables>,
  { popupId, caller }: Player,
  offered: OfferedPrize[],
): Promise<Prize | undefined> => {
  const limited = offered.some(({ stock }) => stock !== undefined)
  const counts = limited ? await takenBy(transaction, popupId, caller) : new Map<string, number>()
  const open = offered.filter(({ id, stock }) => stock === undefined || (counts.get(id) ?? 0) < shareOf(stock))
  const offer = await drawInStock(transaction, popupId, open)
  if (!offer) return
  const { stock, pool: _, ...prize } = offer
  if (stock !== undefined)
    await keepTaken(transaction, popupId, caller, counts.set(prize.id, (counts.get(prize.id) ?? 0) + 1))
  return prize
}

/** The stored prize; '' means that there was none to win. */
const read = (json: string): Prize | undefined => (json ? JSON.parse(json) : undefined)

/** Tells of a prize, with the lead of its submission if that has arrived. */
const announceWin = async (
  transaction: Transaction<Tables>,
  { announced, popupId, submissionId }: Player,
  prize: Prize,
): Promise<void> => {
  if (!announced || !prize.winner) return
  const lead = await transaction
    .selectFrom('conversion')
    .select(['id', 'email'])
    .where('popup_id', '=', popupId)
    .where('submission_id', '=', submissionId)
    .where('lead', '=', 1)
    .executeTakeFirst()
  const { id, label, code } = prize
  const data = { submission: submissionId, email: lead?.email ?? '', lead: lead?.id ?? '', prize: { id, label, code } }
  await announce(transaction, [{ ...announced, event: 'prize.won', at: Date.now(), data }])
}

export const prizes = (db: Db, notifier: Notifier) => ({
  /** True if this submission has already drawn. */
  async has(popupId: string, submissionId: string): Promise<boolean> {
    const prize = await db
      .selectFrom('prize')
      .select('at')
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    return Boolean(prize)
  },
  /** The submission's prize: drawn the first time, the same from then on. undefined: there was none to win. */
  async of(player: Player, offered: OfferedPrize[]): Promise<Prize | undefined> {
    const { popupId, submissionId, viewerId, clientId } = player
    const prize = await db.transaction().execute(async (transaction) => {
      const row = { popup_id: popupId, submission_id: submissionId, viewer_id: viewerId, client_id: clientId }
      // Insert first: a parallel request for the same submission waits here.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('prize')
        .values({ ...row, prize: '', at: Date.now() })
        .onConflict((conflict) => conflict.columns(['popup_id', 'submission_id']).doNothing())
        .executeTakeFirst()
      const existing = transaction
        .selectFrom('prize')
        .where('popup_id', '=', popupId)
        .where('submission_id', '=', submissionId)
      if (!numInsertedOrUpdatedRows) return read((await existing.select('prize').executeTakeFirstOrThrow()).prize)
      const prize = await drawFor(transaction, player, offered)
      await transaction
        .updateTable('prize')
        .set({ prize: prize ? JSON.stringify(prize) : '' })
        .where('popup_id', '=', popupId)
        .where('submission_id', '=', submissionId)
        .execute()
      if (prize) await announceWin(transaction, player, prize)
      return prize
    })
    if (player.announced) notifier.notify()
    return prize
  },
})

export type Prizes = ReturnType<typeof prizes>
