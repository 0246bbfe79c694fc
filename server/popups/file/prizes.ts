/** Popup file: the prizes of a game. */
import * as v from 'valibot'
import type { PopupType } from '../../../shared/model/popup-type'
import { MAX_SLICES, type OfferedPrize } from '../../../shared/model/prize'
import { flag, keyed, listOf, number, seconds, textOf, whole } from '../../files/values'
import type { Problem } from '../../lib/invalid'
import { onceOrForEach } from './per-language'
import type { InOneLanguage } from './phrases'

const PrizeFile = keyed({
  id: v.exactOptional(v.pipe(textOf(40), v.regex(/^[\w-]+$/, 'must be letters, digits, - or _'))),
  label: onceOrForEach(textOf(80)),
  code: v.exactOptional(textOf(100)),
  chances: number('a number from 0 to 1000000', 0, 1_000_000),
  winner: v.optional(flag, true),
  stock: v.exactOptional(whole('a whole number from 0', 0, 1_000_000_000)),
  pool: v.exactOptional(v.pipe(textOf(40), v.regex(/^[\w-]+$/, 'must be letters, digits, - or _'))),
  redirect: v.exactOptional(
    keyed({ url: onceOrForEach(textOf(2000)), close: v.optional(flag, true), delay: v.exactOptional(seconds) }),
  ),
})

export const PrizesFile = listOf(PrizeFile, 'prizes', MAX_SLICES)
type PrizesFile = InOneLanguage<v.InferOutput<typeof PrizesFile>>

/** Without an id of its own, a prize gets its position as id. */
export const readPrizes = (file: PrizesFile): OfferedPrize[] =>
  file.map((prize, place) => ({ ...prize, id: prize.id ?? `${place + 1}`, code: prize.code ?? '' }))

const duplicates = (prizes: OfferedPrize[]): Problem[] =>
  prizes.flatMap(({ id }, place) =>
    prizes.findIndex((other) => other.id === id) < place
      ? [{ path: ['prizes', place, 'id'], message: `"${id}" is a duplicate` }]
      : [],
  )

const about = (message: string): Problem => ({ path: ['prizes'], message })

/** Only games have prizes, and a game needs some. */
export const prizeProblems = (type: PopupType, file?: PrizesFile): Problem[] => {
  if (type !== 'gamified') return file ? [about('only go with the type gamified')] : []
  if (!file) return [{ path: ['type'], message: 'a gamified popup needs prizes' }]
  const prizes = readPrizes(file)
  // Otherwise all stocks may run out, and a visitor would get nothing.
  const unlimited = prizes.filter(({ chances, stock }) => chances > 0 && stock === undefined)
  return [
    ...(unlimited.length
      ? []
      : [about('must have one with chances and without a stock, for when the others have run out')]),
    ...(unlimited.length && unlimited.every(({ pool }) => pool !== undefined)
      ? [about('must have one with chances and without a stock and a pool, for answers that lead to no pool')]
      : []),
    ...duplicates(prizes),
  ]
}
