/** A function that remembers its results, for texts that come again and again, such as the host names of sites. */

import { flat } from './text'

/** Callers may send any text, so longer ones are not kept, and all are forgotten when there are too many. */
const LONGEST_TEXT = 500
const MOST_TEXTS = 5_000

/** @param make must depend on the text alone @param maxLength characters of a text whose result is kept */
export const remembered = <T>(make: (text: string) => T, maxLength = LONGEST_TEXT): ((text: string) => T) => {
  const cache = new Map<string, T>()
  return (text) => {
    const found = cache.get(text)
    if (found !== undefined) return found
    const value = make(text)
    if (text.length > maxLength) return value
    if (cache.size >= MOST_TEXTS) cache.clear()
    cache.set(flat(text), value)
    return value
  }
}
