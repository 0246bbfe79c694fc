/** Letters to add, drop or change to get from one word to the other (Levenshtein). */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(letter !== to[j - 1]))
    row = next
  }
  return row[to.length] ?? 0
}

/** In a word of three letters or fewer, two wrong letters would match nearly anything. */
const allowance = (word: string): number => (word.length < 4 ? 1 : Math.max(2, word.length / 3))

/** `exit` for `exitIntent`, `timeDelaySeconds` for `timeDelay`. */
const begins = (word: string, one: string): boolean =>
  Math.min(word.length, one.length) > 2 && (one.startsWith(word) || word.startsWith(one))

/** ` (did you mean "x"?)` when a known word is near, and '' otherwise. */
export const suggestion = (word: unknown, known: readonly string[]): string => {
  if (typeof word !== 'string') return ''
  const typed = word.toLowerCase()
  const near = known
    .map((one) => ({ one, far: distance(typed, one.toLowerCase()) }))
    .filter(({ far }) => far <= allowance(typed))
    .sort((a, b) => a.far - b.far)[0]?.one
  const meant = near ?? known.find((one) => begins(typed, one.toLowerCase()))
  return meant ? ` (did you mean "${meant}"?)` : ''
}
