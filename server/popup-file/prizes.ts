/** The prizes of a game, in a popup file. */
import * as v from 'valibot'
import type { PopupType } from '../../shared/popup'
import { LEAST_SLICES, MOST_SLICES, type OfferedPrize } from '../../shared/prize'
import { keyed } from './jsonc'
import { problem } from './problem'
import { flag, listOf, number, seconds, textOf, whole } from './values'

const PrizeFile = keyed({
  id: v.optional(v.pipe(textOf(40), v.regex(/^[\w-]+$/, 'must be letters, digits, - or _'))),
  label: textOf(80),
  code: v.optional(textOf(100)),
  chances: number('a number from 0 to 1000000', 0, 1_000_000),
  winner: v.optional(flag, true),
  stock: v.optional(whole('a whole number from 0', 0, 1_000_000_000)),
  redirect: v.optional(keyed({ url: textOf(2000), close: v.optional(flag, true), delay: v.optional(seconds) })),
})

export const PrizesFile = listOf(PrizeFile, 'prizes', MOST_SLICES)
type PrizesFile = v.InferOutput<typeof PrizesFile>

const sameId = (prizes: OfferedPrize[]): number =>
  prizes.findIndex(({ id }, place) => prizes.slice(0, place).some((other) => other.id === id))

/** A prize without an id is known by its place. */
const readPrizes = (file: PrizesFile, least: number): OfferedPrize[] => {
  const prizes = file.map((prize, place) => ({ ...prize, id: prize.id ?? `${place + 1}`, code: prize.code ?? '' }))
  const same = sameId(prizes)
  if (same >= 0) throw problem(['prizes', same, 'id'], `"${prizes[same]?.id}" is there twice`)
  if (prizes.length < least) throw problem(['prizes'], `must be ${least} or more on a wheel`)
  // Else there would come a visitor for whom nothing is left.
  if (!prizes.some(({ chances, stock }) => chances > 0 && stock === undefined))
    throw problem(['prizes'], 'must have one with chances and without a stock, for when the others have run out')
  return prizes
}

/** Of a game, which has no point without, and of no other type. */
export const prizesOf = (type: PopupType, format: number, file?: PrizesFile): OfferedPrize[] | undefined => {
  if (type !== 'gamified') {
    if (file) throw problem(['prizes'], 'only go with the type gamified')
    return
  }
  if (!file) throw problem(['type'], 'a gamified popup needs prizes')
  return readPrizes(file, format === 1 ? LEAST_SLICES : 1)
}
