/** The chunks with the words of a popup in its language. */
import type { PopupSettings } from '../../model/popup'
import { translationFor } from '../../model/text'
import type { WordGroup } from '../../words/translation'
import { GAMES, STORE_PARTS } from '../parts'

/** The groups of words that a popup needs in another language than English, beside those that every popup has. */
const WORDS: [group: WordGroup, marks: string[]][] = [
  ['checks', ['form']],
  ['fields', ['form']],
  ['steps', ['steps']],
  ['game', GAMES],
  ['shop', STORE_PARTS],
  ['poll', ['shares']],
]

/** The part that Hebrew popups were stored with while Hebrew was the only other language. */
const HEBREW = 'hebrew'

/** The parts with the chunks of the popup’s words, which are not stored with the others because their names depend on the build. */
export const withWords = (
  stored: readonly string[],
  { language, words }: Pick<PopupSettings, 'language' | 'words'>,
): string[] => {
  const parts = stored.filter((part) => part !== HEBREW)
  const code = translationFor(language)
  const groups = WORDS.filter(([, marks]) => marks.some((mark) => parts.includes(mark)))
  return [
    ...parts,
    ...(code ? [`words-${code}-popup`, ...groups.map(([group]) => `words-${code}-${group}`)] : []),
    // The owner's own replace them.
    ...(words ? ['own-words'] : []),
  ]
}
