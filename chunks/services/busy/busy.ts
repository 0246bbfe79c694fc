import { GALLERY } from '../../../shared/page/gallery/chunks'
import type { Busy, BusyWaiting } from '../../../shared/page/model/busy-chunk'
import { watchTyping } from './typing'
import { untilUncovered } from './windows'

/** From the first question on, as long as the page is there: a popup may fire right after the last key. */
const typing = watchTyping()

export const busyWith = ({ asked, modal, embedded, ours = false }: BusyWaiting): Busy | undefined => {
  // A modal popup that a script asks for lies over the page's windows, but not over the pictures that the visitor looks at.
  const uncovered = embedded ? undefined : untilUncovered(ours, asked && modal ? `#${GALLERY}` : undefined)
  if (uncovered) return { what: 'window', over: uncovered }
  const typed = asked ? undefined : typing()
  return typed && { what: 'typing', over: typed }
}
