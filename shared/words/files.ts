/**
 * The words of each language beside English as files for the folder of the chunks, one for each group of words, so that a page loads those
 * that it needs: `words-de-popup.js` for every popup, `words-de-checks.js` where it has a form. The build runs this.
 */
import { translations } from './translations'

/** Names without quotes where JavaScript needs none. */
const objectOf = (words: object): string => JSON.stringify(words).replace(/"(\w+)":/g, '$1:')

/** `iw` is what pages may call Hebrew. */
export const wordFiles = (): { fileName: string; code: string }[] =>
  Object.entries({ ...translations, iw: translations.he }).flatMap(([language, groups]) =>
    Object.entries(groups).map(([group, words]) => ({
      fileName: `words-${language}-${group}.js`,
      code: `export const words=${objectOf(words as object)}\n`,
    })),
  )
