/** A function that remembers its results, for texts that come again and again, such as the host names of sites. */

import { flat } from './text'

/** Callers may send any text, so longer ones are not kept, and all are forgotten when there are too many. */
const MAX_TEXT_LENGTH = 500
const MAX_TEXTS = 5_000

/** @param make must depend on the text alone @param maxLength characters of a text whose result is kept */
export const remembered = <T>(make: (text: string) => T, maxLength = MAX_TEXT_LENGTH): ((text: string) => T) => {
  const cache = new Map<string, T>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const value = make(text)
    if (text.length > maxLength) return value
    if (cache.size >= MAX_TEXTS) cache.clear()
    cache.set(flat(text), value)
    return value
  }
}
