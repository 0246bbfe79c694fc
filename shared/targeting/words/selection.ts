import type { Selection } from '../../model/visit-targeting'
import { either } from './text'

/** Lists may be long; owners send these sentences to others. */
const MOST_LISTED = 8

const listed = <T>(entries: T[], say: (one: T) => string): string =>
  either([
    ...entries.slice(0, MOST_LISTED).map(say),
    ...(entries.length > MOST_LISTED ? [`one of ${entries.length - MOST_LISTED} more`] : []),
  ])

/**
 * `it shows only in FR or GB; it does not show in DE`.
 * @param where what stands before the list: `in `
 */
export const selectionSays = <T>({ include, exclude }: Selection<T>, where: string, say: (one: T) => string): string =>
  [
    ...(include ? [`it shows only ${where}${listed(include, say)}`] : []),
    ...(exclude ? [`it does not show ${where}${listed(exclude, say)}`] : []),
  ].join('; ')
