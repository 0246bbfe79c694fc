/** The prizes of a game, in a popup file. */
import * as v from 'valibot'
import type { PopupType } from '../../shared/model/popup-type'
import { LEAST_SLICES, MOST_SLICES, type OfferedPrize } from '../../shared/model/prize'
import type { FileProblem } from './problem'
import { flag, keyed, listOf, number, seconds, textOf, whole } from './values'

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

/** A prize without an id is known by its place. */
export const readPrizes = (file: PrizesFile): OfferedPrize[] =>
  file.map((prize, place) => ({ ...prize, id: prize.id ?? `${place + 1}`, code: prize.code ?? '' }))

const repeated = (prizes: OfferedPrize[]): FileProblem[] =>
  prizes.flatMap(({ id }, place) =>
    prizes.findIndex((other) => other.id === id) < place
      ? [{ path: ['prizes', place, 'id'], message: `"${id}" is there twice` }]
      : [],
  )

const about = (message: string): FileProblem => ({ path: ['prizes'], message })

/** A game has no point without prizes, and no other type has a use for them. */
export const prizeProblems = (type: PopupType, format: number, file?: PrizesFile): FileProblem[] => {
  if (type !== 'gamified') return file ? [about('only go with the type gamified')] : []
  if (!file) return [{ path: ['type'], message: 'a gamified popup needs prizes' }]
  const prizes = readPrizes(file)
  const least = format === 1 ? LEAST_SLICES : 1
  // Else there would come a visitor for whom nothing is left.
  const lasting = prizes.some(({ chances, stock }) => chances > 0 && stock === undefined)
  return [
    ...(prizes.length < least ? [about(`must be ${least} or more on a wheel`)] : []),
    ...(lasting ? [] : [about('must have one with chances and without a stock, for when the others have run out')]),
    ...repeated(prizes),
  ]
}
