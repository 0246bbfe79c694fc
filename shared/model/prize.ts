/** The prizes of a game, and how one is drawn (specification, sections 3 and 4). */

/** Where somebody is led who has drawn it. */
export interface PrizeRedirect {
  /** An address, or another popup's id. */
  url: string
  /** The popup is closed when they go. */
  close: boolean
  /** Seconds until then; absent: as the specification has it. */
  delay?: number
}

/** A slice of a wheel, or what is under the foil or in the box. */
export interface Prize {
  id: string
  label: string
  /** '' where there is none. */
  code: string
  /** Its weight: percent where all of them add up to 100. */
  chances: number
  winner: boolean
  redirect?: PrizeRedirect
}

/** As its owner sets it. */
export interface OfferedPrize extends Prize {
  /** How often it may be won; absent: always. */
  stock?: number
}

/** What the page may know of a prize before it is won, where the server draws. */
export type Slice = Pick<Prize, 'id' | 'label'> & Partial<Prize>

/** Fewer make no wheel, more cannot be read. */
export const LEAST_SLICES = 2
export const MOST_SLICES = 48

/**
 * The place of the one that is drawn; -1 where nothing has any weight.
 * @param weights of any sum; what is no weight counts as zero, and a zero is never drawn
 * @param random 0 to 1, evenly; never 1
 */
export const draw = (weights: (number | undefined)[], random: number): number => {
  const sound = weights.map((weight) => (weight && weight > 0 && weight < Number.POSITIVE_INFINITY ? weight : 0))
  let left = random * sound.reduce((sum, weight) => sum + weight, 0)
  const drawn = sound.findIndex((weight) => {
    left -= weight
    return weight > 0 && left < 0
  })
  // Sums of fractions may end a hair short of where they should.
  return drawn < 0 ? sound.findLastIndex((weight) => weight > 0) : drawn
}
