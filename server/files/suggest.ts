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

/** True if one begins with the other: `exit` and `exitIntent`, `timeDelaySeconds` and `timeDelay`. */
const begins = (word: string, candidate: string): boolean =>
  Math.min(word.length, candidate.length) > 2 && (candidate.startsWith(word) || word.startsWith(candidate))

/** ` (did you mean "x"?)` if a known word is similar, otherwise ''. */
export const suggestion = (word: unknown, candidates: readonly string[]): string => {
  if (typeof word !== 'string') return ''
  const typed = word.toLowerCase()
  const near = candidates
    .map((candidate) => ({ candidate, far: distance(typed, candidate.toLowerCase()) }))
    .filter(({ far }) => far <= allowance(typed))
    .sort((a, b) => a.far - b.far)[0]?.candidate
  const guess = near ?? candidates.find((candidate) => begins(typed, candidate.toLowerCase()))
  return guess ? ` (did you mean "${guess}"?)` : ''
}
