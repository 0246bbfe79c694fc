/** Without case, accents and points, as people search. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .toLowerCase()

/** How well a text answers what was typed: 2 where one of its words begins so, 1 where it is somewhere in it, else 0. */
export const rank = (text: string, typed: string): number => {
  const [words, sought] = [` ${plain(text)}`, plain(typed)]
  return words.includes(` ${sought}`) ? 2 : words.includes(sought) ? 1 : 0
}

const PAGE = 10

/** Where a key leads from row `at` of `count`, round the ends; undefined for a key that leads nowhere. `at` is -1 on none. */
export const stepOf = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1
  if (key === 'ArrowDown') return at < last ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : last
  if (key === 'PageDown') return Math.min(at + PAGE, last)
  if (key === 'PageUp') return Math.max(at - PAGE, 0)
}
