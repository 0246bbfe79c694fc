/**
 * The parts that a popup needs, by the marks of its template and its settings, but for the words of its language. Our server puts the result
 * into its answer; see `Campaign.parts`.
 */

import type { WirePopup } from '../model/popup'
import { EXCLUSIVE } from '../model/popup-type'
import { decodeClosing } from './closing'
import { decodeDesign } from './design'
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
/** Parts that show what only a store knows. */
export const STORE_PARTS = ['products', 'threshold']

/** Effects outside ui/. */
const RARE_EFFECTS = /bounce|flip|roll|light/

/** The marks in a template that tell which parts it needs. */
export interface TemplateMarks {
  /** True if it has `data-wisp-NAME`, or an action of that name. */
  marked(name: string): boolean
  /** Merge tags like [[country]]. */
  hasMergeTags: boolean
}

export const readParts = ({ marked, hasMergeTags }: TemplateMarks, popup: WirePopup): string[] => {
  const { autoClose, closeAfter, closeOnOutsideClick, entryEffect, exitEffect } = decodeDesign(popup)
  const { converts, opens } = decodeClosing(popup)
  const needs = {
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
    ...Object.entries(needs).flatMap(([part, isNeeded]) => (isNeeded ? [part] : [])),
  ]
}
