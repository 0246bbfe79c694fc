import { own } from '../../values/own'
import type { Site } from '../model/site'
import { reportRejection } from '../platform/dom'
import { tagAt } from '../platform/language-of'
import { wordsIn } from '../platform/words-in'

interface Translator {
  /** A text in the language of the page, once its words have come; one without a translation, such as that of an HTTP status, stays as it is. */
  say(text: string): string
  /** Asks for the words. */
  translate(load: Site['load']): void
}

export const createTranslator = (): Translator => {
  const words: Record<string, string> = {}
  return {
    say: (text) => own(words, text) || text,
    translate: (load) =>
      reportRejection(wordsIn(tagAt(), 'gallery', load).then((found) => Object.assign(words, found))),
  }
}
