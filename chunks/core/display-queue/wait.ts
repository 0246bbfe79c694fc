/** What a popup whose turn has come still waits for. */
import type { PopupState, WaitsFor } from '../../../shared/model/lifecycle'
import { after, on } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { pageIsInert } from '../ui/floating'
import { nextTask } from '../ui/task'
import { isExclusive, isPressed } from './order'
import type { Typing } from './typing'

/** Milliseconds between two checks whether a modal window of the page's own is still open. */
const CHECK = 500

/** Over the page's own modal window a popup would be inert. One that the visitor pressed for opens as a modal window itself. */
const isBlocked = (state: PopupState): boolean =>
  !isExclusive(state) && !isPressed(state.status.peek()) && pageIsInert()

const visible = (): Promise<void> =>
  doc.hidden ? new Promise((resolve) => on(document, 'visibilitychange', () => resolve(), { once: true })) : nextTask()

/** Ends when the tab is visible, nobody types, and no modal window of the page's own is open; or once `isComing` says no. */
export const untilPresentable = async (
  state: PopupState,
  { typing }: Pick<Typing, 'typing'>,
  isComing: () => boolean,
  waits: (what?: WaitsFor) => void,
): Promise<void> => {
  const isHeldBack = (): boolean => isComing() && isBlocked(state)
  do {
    while (isHeldBack()) {
      waits('window')
      await new Promise<void>((resolve) => after(CHECK, resolve))
    }
    await visible()
    // Nothing opens by itself in front of somebody who is typing.
    const pause = !state.status.peek().asked && isComing() && typing()
    if (pause) waits('typing')
    await pause
    // A modal window may have opened while the visitor typed.
  } while (isHeldBack())
}
