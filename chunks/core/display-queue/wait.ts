/** What a popup still waits for when its turn has come. */
import { GALLERY } from '../../../shared/model/gallery'
import type { PopupState, WaitsFor } from '../../../shared/model/lifecycle'
import { after, on } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { pageIsInert } from '../ui/floating'
import { nextTask } from '../ui/task'
import { isExclusive, isPressed } from './order'
import type { Typing } from './typing'

/** Milliseconds between two checks whether a modal window of the page's own is still open. */
const CHECK = 500

/**
 * The page's own modal window makes a popup inert. An exclusive popup is a modal window itself, but does not come between
 * a visitor and the pictures of our gallery. One that the visitor pressed for always comes.
 */
const isBlocked = (state: PopupState): unknown =>
  !isPressed(state.status.peek()) && (doc.getElementById(GALLERY) || (!isExclusive(state) && pageIsInert()))

const visible = (): Promise<void> =>
  doc.hidden ? new Promise((resolve) => on(document, 'visibilitychange', () => resolve(), { once: true })) : nextTask()

/**
 * Resolves when the tab is visible, nobody types, and the page has no modal window open; or once `isComing` returns
 * false.
 */
export const untilPresentable = async (
  state: PopupState,
  { typing }: Pick<Typing, 'typing'>,
  isComing: () => boolean,
  waits: (what?: WaitsFor) => void,
): Promise<void> => {
  const waitFor = async (what: WaitsFor, end: Promise<void>): Promise<void> => {
    waits(what)
    await end
    if (isComing()) waits()
  }
  do {
    while (isComing() && isBlocked(state)) await waitFor('window', new Promise((resolve) => after(CHECK, resolve)))
    await visible()
    // No popup opens by itself while the visitor is typing.
    const pause = !state.status.peek().asked && isComing() && typing()
    if (pause) await waitFor('typing', pause)
    // A modal window may have opened while the visitor typed, or the visitor has left the tab.
  } while (isComing() && (doc.hidden || isBlocked(state)))
}
