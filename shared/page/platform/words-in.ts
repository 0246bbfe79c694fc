import type { Language, Translated } from '../../model/text'
import type { Translation, WordGroup } from '../../words/translation'
import { reportRejection } from './dom'
import { tagAt } from './language-of'

type Load = <T>(chunk: string) => Promise<T>

/** Tags of the languages that have words; `iw` is the older code for Hebrew. A pattern takes few bytes, and many chunks have it. */
const TRANSLATED = /^(ar|cs|da|de|es|fr|he|it|iw|ja|nl|pl|pt|sv)\b/i

/** @returns the language whose words are used for a tag: German for `de-AT`; undefined where it is English */
export const codeOf = (tag: Language): Translated | undefined =>
  TRANSLATED.exec(tag)?.[0].toLowerCase() as Translated | undefined

/** Fetches a group of words in a language. Resolves without any for English, or when they do not come: callers have theirs in English. */
export const wordsIn = async <G extends WordGroup>(
  tag: Language,
  group: G,
  load: Load,
): Promise<Partial<Translation[G]>> => {
  const code = codeOf(tag)
  return code
    ? load<{ words: Translation[G] }>(`words-${code}-${group}`).then(
        ({ words }) => words,
        () => ({}),
      )
    : {}
}

/**
 * English words, which turn into those of the language at an element, or of the page, once they have come.
 * @param onChange called then
 */
export const wordsAt = <W extends object>(
  element: Element | undefined,
  english: W,
  group: WordGroup,
  load: Load,
  onChange?: (words: W) => void,
): W => {
  const words = { ...english }
  const fill = (translation: object): void => {
    Object.assign(words, translation)
    onChange?.(words)
  }
  reportRejection(wordsIn(tagAt(element), group, load).then(fill))
  return words
}
