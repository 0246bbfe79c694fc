/** Which parts a popup asks for: by the marks of its template, by its settings and language. Our server says so in its answer; see `Campaign.parts`. */

import type { WirePopup } from '../model/popup'
import { EXCLUSIVE } from '../model/popup-type'
import { decodeClosing } from './closing'
import { decodeDesign } from './design'
import { decodeType } from './type'

/** Asked for by `data-wisp-NAME`, or by an action of that name. */
const MARKED = ['form', 'countdown', 'copy', 'ticker', 'messenger', 'remind']

/** What a game is played with, by its mark alone. */
const TOYS = ['wheel', 'scratch', 'gift']

/** Effects that are not in ui/. */
const RARE = /bounce|flip|roll|light/

export const readParts = (html: string, popup: WirePopup): string[] => {
  const { autoClose, closeAfter, closeOnOutsideClick, entryEffect, exitEffect } = decodeDesign(popup)
  const { converts, opens } = decodeClosing(popup)
  // An action reads as a mark of its own, however its author quotes.
  const marks = html.replace(/action=|["']/g, '')
  const marked = (part: string): boolean => marks.includes(`data-wisp-${part}`)
  const asked = {
    'redirect-button': marked('redirect'),
    hebrew: popup.lang === 'he',
    // Text that is filled in: [[country]].
    'merge-tags': html.includes('[['),
    'delayed-close': closeAfter > 0 || marked('skip'),
    motion: RARE.test(entryEffect + exitEffect),
    // A modal popup has in ui/ what closes it by a click beside it.
    closing:
      autoClose !== undefined ||
      converts ||
      opens !== '' ||
      (closeOnOutsideClick && !EXCLUSIVE.includes(decodeType(popup.poptin_type))),
  }
  return [
    ...MARKED.filter(marked),
    ...(popup.poptin_type === 'gamified' ? TOYS.filter(marked) : []),
    ...Object.entries(asked).flatMap(([part, wanted]) => (wanted ? [part] : [])),
  ]
}
