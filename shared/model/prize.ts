/** The prizes of a game, and how one is drawn (specification, sections 3 and 4). */

/** The target of a prize, for its winner. */
export interface PrizeRedirect {
  /** An address, or another popup's id. */
  url: string
  /** Closes the popup when the visitor is redirected. */
  close: boolean
  /** Seconds until the redirect; absent: the specification's default. */
  delay?: number
}

/** A slice of a wheel, or what is under the foil or in the gift box. */
export interface Prize {
  id: string
  label: string
  /** '' if the prize has no code. */
  code: string
  /** The prize's weight: a percentage if all weights add up to 100. */
  chances: number
  winner: boolean
  redirect?: PrizeRedirect | undefined
}

/** A prize as its owner sets it. */
export interface OfferedPrize extends Prize {
  /** Number of times that it may be won; absent: any. */
  stock?: number
  /** The prize is drawn only where the lead's answers lead to this pool; absent: always. */
  pool?: string
}

/** The facts about a prize that the page may know before it is won, if the server draws. */
export type Slice = Pick<Prize, 'id' | 'label'> & Partial<Prize>

/** Fewer slices do not make a wheel; more cannot be read. */
export const MIN_SLICES = 2
export const MAX_SLICES = 48

/**
 * The index of the drawn prize; -1 if no prize has any weight.
 * @param weights of any sum; an invalid weight counts as zero, and a zero is never drawn
 * @param random evenly from 0 to 1, never 1
 */
export const draw = (weights: (number | undefined)[], random: number): number => {
  const sound = weights.map((weight) => (weight && weight > 0 && weight < Number.POSITIVE_INFINITY ? weight : 0))
  let remaining = random * sound.reduce((sum, weight) => sum + weight, 0)
  const prizeIndex = sound.findIndex((weight) => {
    remaining -= weight
    return weight > 0 && remaining < 0
  })
  // A sum of fractions may be slightly too small.
  return prizeIndex < 0 ? sound.findLastIndex((weight) => weight > 0) : prizeIndex
}
