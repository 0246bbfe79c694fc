import type { Language } from '../../model/text'
import { translationFor } from '../../words/translated'
import type { Translation, WordGroup } from '../../words/translation'
import { reportRejection } from './dom'
import { languageOf } from './language-of'

type Load = <T>(chunk: string) => Promise<T>

/** Fetches a group of words in a language. Without words, in English or when they do not come: whoever asks has its own in English. */
export const wordsIn = async <G extends WordGroup>(
  language: Language,
  group: G,
  load: Load,
): Promise<Partial<Translation[G]>> => {
  const code = translationFor(language)
  if (!code) return {}
  try {
    return (await load<{ words: Translation[G] }>(`words/${code}-${group}`)).words
  } catch {
    return {}
  }
}

/**
 * English words, which turn into those of the language at an element, or of the page, once they have come.
 * @param changed called then
 */
export const wordsAt = <W extends object>(
  element: Element | undefined,
  english: W,
  group: WordGroup,
  load: Load,
  changed?: (words: W) => void,
): W => {
  const words = { ...english }
  reportRejection(wordsIn(languageOf(element), group, load).then((found) => changed?.(Object.assign(words, found))))
  return words
}
