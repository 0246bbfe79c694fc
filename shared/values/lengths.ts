/** How long texts are, in letters that are as wide as those of a Latin text: designs make long lines smaller by it. */

/** Chinese, Japanese and Korean letters, and their signs. */
const WIDE = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u
/** A letter is as high as it is wide, where others have about 0.55 em. */
const LETTERS_PER_WIDE_LETTER = 1.8

/** Written without spaces: a line may break between words that only a dictionary finds. */
const UNSPACED = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
/** Six wide letters: most phrases are no longer. */
const LETTERS_OF_A_PHRASE = 11

const lettersOf = (text: string): number =>
  Math.ceil([...text].reduce((length, letter) => length + (WIDE.test(letter) ? LETTERS_PER_WIDE_LETTER : 1), 0))

const unbrokenOf = (word: string): number =>
  UNSPACED.test(word) ? Math.min(lettersOf(word), LETTERS_OF_A_PHRASE) : lettersOf(word)

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(unbrokenOf))

/**
 * Fills in how long the texts of a template are: `{{slot|letters}}` is how many letters a text has, `{{slot|word}}` how many its longest
 * word has.
 */
export const withLengths = (html: string, textOf: (slot: string) => string | undefined): string =>
  html.replace(/\{\{([\w-]+)\|(letters|word)\}\}/g, (_, slot: string, of: string) => {
    const text = textOf(slot) ?? ''
    return `${Math.max(1, of === 'word' ? longestWord(text) : lettersOf(text))}`
  })
