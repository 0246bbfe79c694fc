/** Which parts a popup asks for: by the marks of its template, and by its settings. The server says so in its answer; see `Campaign.parts`. */
import type { WirePopup } from '../popup'
import { decodeDesign } from './design'
import { object, yes } from './names'

/** Asked for by `data-wisp-NAME`, or by an action of that name. */
const MARKED = ['form', 'countdown', 'copy', 'ticker', 'messenger', 'remind']

/** Effects that are not in ui/. */
const RARE = /bounce|flip|roll|light/

export const readParts = (html: string, popup: WirePopup): string[] => {
  const { closeAfter, entryEffect, exitEffect } = decodeDesign(popup)
  const { close_trigger, convert } = object(popup.poptin_trigger)
  const asked: Record<string, unknown> = {
    // Text that is filled in: [[country]].
    tags: html.includes('[['),
    skip: closeAfter || html.includes('"skip"'),
    motion: RARE.test(entryEffect + exitEffect),
    closing: close_trigger || yes(convert),
  }
  return [
    ...MARKED.filter((part) => html.includes(`data-wisp-${part}`) || html.includes(`"${part}"`)),
    ...Object.keys(asked).filter((part) => asked[part]),
  ]
}
