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

/** ` (did you mean "x"?)` when a known word is near, and '' otherwise. */
export const suggestion = (word: string, known: string[]): string => {
  const near = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, word.length / 3))
    .sort((a, b) => a.far - b.far)[0]
  return near ? ` (did you mean "${near.one}"?)` : ''
}
