/**
 * The parts that a popup needs, by the marks of its template, its settings and its language. Our server puts the result
 * into its answer; see `Campaign.parts`.
 */

import type { WirePopup } from '../model/popup'
import { EXCLUSIVE } from '../model/popup-type'
import { translationFor } from '../words/translated'
import type { WordGroup } from '../words/translation'
import { decodeClosing } from './closing'
import { decodeDesign } from './design'
import { decodeLanguage } from './language'
import { decodeType } from './type'

/** Parts named by `data-wisp-NAME`, or by an action of that name. */
const MARKED = [
  'form',
  'countdown',
  'copy',
  'ticker',
  'messenger',
  'remind',
  'products',
  'threshold',
  'picture',
  'fonts',
]

/** Parts that draw a game; their mark counts only in a game. */
export const GAMES = ['wheel', 'scratch', 'gift']

/** Effects outside ui/. */
const RARE_EFFECTS = /bounce|flip|roll|light/

/** The groups of words that a popup needs in another language than English, beside those that every popup has. */
const WORDS: [group: WordGroup, marks: string[]][] = [
  ['checks', ['form']],
  ['fields', ['form']],
  ['game', GAMES],
  ['shop', ['products', 'threshold']],
]

const wordsFor = ({ marked }: TemplateMarks, { lang, words }: WirePopup): string[] => {
  const code = translationFor(decodeLanguage(lang))
  const groups = WORDS.filter(([, marks]) => marks.some(marked))
  return [
    ...(code ? [`words/${code}-popup`, ...groups.map(([group]) => `words/${code}-${group}`)] : []),
    // The owner's own replace them.
    ...(words ? ['own-words'] : []),
  ]
}

/** The marks in a template that tell which parts it needs. */
export interface TemplateMarks {
  /** True if it has `data-wisp-NAME`, or an action of that name. */
  marked(name: string): boolean
  /** Merge tags like [[country]]. */
  hasMergeTags: boolean
}

export const readParts = (marks: TemplateMarks, popup: WirePopup): string[] => {
  const { marked, hasMergeTags } = marks
  const { autoClose, closeAfter, closeOnOutsideClick, entryEffect, exitEffect } = decodeDesign(popup)
  const { converts, opens } = decodeClosing(popup)
  const needed = {
    'redirect-button': marked('redirect'),
    'merge-tags': hasMergeTags,
    'delayed-close': closeAfter > 0 || marked('skip'),
    motion: RARE_EFFECTS.test(entryEffect + exitEffect),
    // For modal popups, ui/ handles clicks outside.
    closing:
      autoClose !== undefined ||
      converts ||
      opens !== '' ||
      (closeOnOutsideClick && !EXCLUSIVE.includes(decodeType(`${popup.poptin_type}`))),
  }
  return [
    ...MARKED.filter(marked),
    ...(popup.poptin_type === 'gamified' ? GAMES.filter(marked) : []),
    ...Object.entries(needed).flatMap(([part, isNeeded]) => (isNeeded ? [part] : [])),
    ...wordsFor(marks, popup),
  ]
}
