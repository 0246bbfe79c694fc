/** What readers see as one character: an emoji family, a flag, a letter with its points. */
const characters = (text: string): Iterable<string> =>
  Intl.Segmenter
    ? (function* () {
        for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
      })()
    : text

/** The first characters of a text, followed by dots if there are more. */
export const cut = (text: string, most: number): string => {
  const plain = text.trim().replace(/\s+/g, ' ')
  let [kept, count] = ['', 0]
  for (const character of characters(plain)) {
    if (++count > most) return `${kept.trimEnd()}...`
    kept += character
  }
  return plain
}
