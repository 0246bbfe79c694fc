/** Levenshtein distance: letters to add, drop or change. */
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

/** Most letters that may differ. In words of up to three letters, two differences would match almost anything. */
const allowance = (word: string): number => (word.length < 4 ? 1 : Math.max(2, word.length / 3))

/** Whether one begins with the other: `exit` and `exitIntent`, `timeDelaySeconds` and `timeDelay`. */
const begins = (word: string, one: string): boolean =>
  Math.min(word.length, one.length) > 2 && (one.startsWith(word) || word.startsWith(one))

/** ` (did you mean "x"?)` if a known word is similar, otherwise ''. */
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
