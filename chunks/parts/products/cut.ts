/** More than any title that is worth reading; segmenting a whole book would take seconds. */
const LONGEST_TITLE = 999

/** What readers see as one character each: an emoji family, a flag, a letter with its points. */
const characters = (text: string): string[] =>
  Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text]

/** The first characters of a text, followed by dots if there are more. */
export const cut = (text: string, maxLength: number): string => {
  const all = characters(text.slice(0, LONGEST_TITLE).trim())
  return all.length > maxLength
    ? `${all
        .slice(0, maxLength)
        .join('')
        .replace(/[\s.,]+$/, '')}...`
    : all.join('')
}
