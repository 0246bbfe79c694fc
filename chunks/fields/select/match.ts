import { fold } from './fold'

/** How well a text matches: 2 if a word starts with the typed text, 1 if it occurs elsewhere, 0 if not at all. */
export const matchRank = (text: string, typed: string): number => {
  const [words, query] = [` ${fold(text)}`, fold(typed)]
  return words.includes(` ${query}`) ? 2 : words.includes(query) ? 1 : 0
}

const PAGE_SIZE = 10

/** The row that a key moves to from row `at` (-1: none) of `count`; arrows wrap around. undefined for other keys. */
export const indexForKey = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1
  if (key === 'ArrowDown') return at < last ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : last
  if (key === 'PageDown') return Math.min(at + PAGE_SIZE, last)
  if (key === 'PageUp') return Math.max(at - PAGE_SIZE, 0)
}
