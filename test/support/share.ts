/** What `npm test` does in part and `npm run test:all` in full. */
import { isComplete } from '../suites'

/** Spreads items over rows, so that together the rows have each item once; in the complete run each row has them all. */
export const shareOf = <T>(items: T[], row: number, rows: number): T[] =>
  isComplete ? items : items.filter((_, index) => index % rows === row)

/** How many cases a property draws. */
export const draws = (usual: number, complete: number): number => (isComplete ? complete : usual)
