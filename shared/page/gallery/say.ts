import { own } from '../../values/own'
import type { Site } from '../model/site'
import { tagAt } from '../platform/language-of'
import { wordsIn } from '../platform/words-in'

interface Translator {
  /**
   * A text in the language of the page, once its words have come. One without a translation, such as that of an HTTP status,
   * stays as it is.
   */
  say(text: string): string
  /** Asks for the words; resolves once they are there, or will not come. */
  translate(load: Site['load']): Promise<unknown>
}

export const createTranslator = (): Translator => {
  const words: Record<string, string> = {}
  return {
    say: (text) => own(words, text) || text,
    translate: (load) => wordsIn(tagAt(), 'gallery', load).then((translation) => Object.assign(words, translation)),
  }
}
