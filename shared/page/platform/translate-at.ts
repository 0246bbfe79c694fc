import type { WordGroup } from '../../words/translation'
import { bare } from './safe-dom'
import type { wordsAt } from './words-in'

interface TranslationChunk {
  wordsAt: typeof wordsAt
}

/**
 * Passes on English words at once, and again those of the language at an element once they have come. It takes fewer
 * bytes than `wordsAt`, which is fetched only where something around the element is marked as not English, and so a
 * moment more: for words that nobody sees at first sight.
 */
export const translateAt = <W extends object>(
  element: Element,
  english: W,
  group: WordGroup,
  load: <T>(chunk: string) => Promise<T>,
  say: (words: W) => void,
): void => {
  say(english)
  if (bare(element, 'closest')('[lang]:not([lang|=en])'))
    load<TranslationChunk>('translation').then(
      (chunk) => chunk.wordsAt(element, english, group, load, say),
      // The English words stay.
      () => {},
    )
}
