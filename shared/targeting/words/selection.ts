import type { Selection } from '../visit-targeting'
import { either } from './text'

/** Lists may be long; owners send these sentences to others. */
const MAX_LISTED = 8

const listed = <T>(entries: T[], textOf: (entry: T) => string): string =>
  either([
    ...entries.slice(0, MAX_LISTED).map(textOf),
    ...(entries.length > MAX_LISTED ? [`one of ${entries.length - MAX_LISTED} more`] : []),
  ])

/**
 * `it shows only in FR or GB; it does not show in DE`.
 * @param preposition what stands before the list: `in `
 */
export const selectionSays = <T>(
  { include, exclude }: Selection<T>,
  preposition: string,
  textOf: (entry: T) => string,
): string =>
  [
    ...(include ? [`it shows only ${preposition}${listed(include, textOf)}`] : []),
    ...(exclude ? [`it does not show ${preposition}${listed(exclude, textOf)}`] : []),
  ].join('; ')
