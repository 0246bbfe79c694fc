/** `npm test` runs a share of some tables, and `npm run test:all` runs them whole. A share goes by places, never by chance or by the date. */
import { isComplete } from '../suites'

/** Spreads items over rows, so that together the rows have each item once; in the complete run each row has them all. */
export const shareOf = <T>(items: readonly T[], row: number, rows: number): readonly T[] =>
  isComplete ? items : items.filter((_, index) => index % rows === row)

/** `npm test` has one row of a table, and one case of a file that it runs in part, in this many. */
export const CASES_PER_EVERYDAY_CASE = 20

interface Everyday<T> {
  /** The kind of a row. Each kind of the table must be in the share. */
  kindOf?: (row: T) => unknown
  /** Tables of the same rows begin at different places, so that together they have more of them. */
  first?: 0 | 1 | 2
}

/**
 * The rows of a table of cases that `npm test` has: the first, each twentieth after it, the last, and the first of each kind.
 * By its place a row is there in every such run or in none, so one that fails will fail again. The complete run has all.
 */
export const everydayRows = <const T>(rows: readonly T[], { kindOf, first = 0 }: Everyday<T> = {}): readonly T[] => {
  if (isComplete) return rows
  const kinds = kindOf && rows.map(kindOf)
  return rows.filter(
    (_, index) =>
      index % CASES_PER_EVERYDAY_CASE === first ||
      index === rows.length - 1 ||
      (kinds && kinds.indexOf(kinds[index]) === index),
  )
}

/**
 * Cases may run in several surroundings, of which this is one: the function tells whether the next case runs here.
 * Usually each case runs in one of them in turn, and in the complete run in all.
 */
export const turnsOf = <T>(surroundings: readonly T[], surrounding: T): (() => boolean) => {
  let turn = surroundings.indexOf(surrounding)
  return () => isComplete || turn++ % surroundings.length === 0
}

/** The number of cases that a property draws. */
export const draws = (usual: number, complete: number): number => (isComplete ? complete : usual)
