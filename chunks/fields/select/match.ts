import { fold } from './fold'

const joined = (text: string): string => text.replaceAll(' ', '')

/** Keyboards without ä, ö, ü, å and ø have ae, oe, ue and aa for them. */
const withoutPairs = (query: string): string => query.replace(/([aou])e|a(a)/g, '$1$2')

const rankOf = (words: string, query: string): number => {
  if (words.includes(` ${query}`)) return 2
  return joined(words).includes(joined(query)) ? 1 : 0
}

/**
 * How well a text matches: 2 if a word starts with the typed text, 1 if it occurs elsewhere, with other spaces or none, 0
 * if not at all.
 */
export const matchRank = (text: string, typed: string): number => {
  const [words, query] = [` ${fold(text)}`, fold(typed)]
  return rankOf(words, query) || rankOf(words, withoutPairs(query))
}

const PAGE_SIZE = 10

/** The row that a key moves to from row `index` (-1: none) of `count`; arrows wrap around. undefined for other keys. */
export const indexForKey = (key: string, index: number, count: number): number | undefined => {
  const last = count - 1
  if (key === 'ArrowDown') return index < last ? index + 1 : 0
  if (key === 'ArrowUp') return index > 0 ? index - 1 : last
  if (key === 'PageDown') return Math.min(index + PAGE_SIZE, last)
  if (key === 'PageUp') return Math.max(index - PAGE_SIZE, 0)
}
