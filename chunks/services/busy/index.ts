/**
 * Finds out whether this is a moment for a popup that nobody has asked for. One rule for popups, built pages and sites; loaded only
 * where it may object.
 */

import { EXCLUSIVE } from '../../../shared/model/popup-type'
import { GALLERY } from '../../../shared/page/gallery/chunks'
import type { Busy, BusyChunk, BusyWaiting } from '../../../shared/page/model/busy-chunk'
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

export { makeWay } from './make-way'

export const untilFree: BusyChunk['untilFree'] = async ({ mustWait, state, waits }, { effect }) => {
  const { campaign, status } = state
  const look = (): Busy | undefined =>
    // An embedded popup stands in the page, and lies over nothing.
    mustWait()
      ? busyWith({
          asked: !!status.peek().asked,
          modal: EXCLUSIVE.includes(campaign.type),
          embedded: campaign.type === 'embedded',
        })
      : undefined
  for (let busy = look(); busy; busy = look()) {
    waits(busy.what)
    const { over } = busy
    const { asked } = status.peek()
    await new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (status.value.asked !== asked || !mustWait()) resolve()
      })
      over.then(resolve).finally(stop)
    })
    waits()
  }
}
