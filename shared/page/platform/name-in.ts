import type { WordGroup } from '../../words/translation'
import { bare } from './safe-dom'
import type { wordsAt } from './words-in'

interface TranslationChunk {
  wordsAt: typeof wordsAt
}

/**
 * Names something in English at once, and again once the words of the language at an element have come. It takes few
 * bytes: what finds those words is fetched only where something around the element is marked as not English.
 */
export const nameIn = <W extends object>(
  element: Element,
  english: W,
  group: WordGroup,
  load: <T>(chunk: string) => Promise<T>,
  name: (words: W) => void,
): void => {
  name(english)
  if (bare(element, 'closest')('[lang]:not([lang|=en])'))
    load<TranslationChunk>('translation').then(
      (chunk) => chunk.wordsAt(element, english, group, load, name),
      // The English name stays.
      () => {},
    )
}
