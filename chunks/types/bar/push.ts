/** Makes room for the bars at the top: the page is moved down at once, and glides there to the eye. */
import { reportRejection } from '../../../shared/page/platform/dom'
import { createPadding } from './page-padding'
import type { MovePage } from './page-shift'
import { createShift, scrollsInside } from './page-shift'

/** Returns a function that keeps the page pushed down by so many px; 0 puts it back. */
export const createPush = (): ((px: number) => void) => {
  let targetPx = 0
  let pushed = 0
  let move: MovePage
  let last = Promise.resolve()

  const follow = async (): Promise<void> => {
    const by = targetPx - pushed
    if (!by) return
    // While no bar is there, a page may change between scrolling as a whole and scrolling in a box.
    if (!pushed) move = scrollsInside() ? createShift() : createPadding()
    pushed = targetPx
    await move(pushed, by)
  }
  return (px) => {
    targetPx = px
    // Moves follow one another: a jump in the middle of a glide would be seen as a shift.
    last = last.then(follow, follow)
    reportRejection(last)
  }
}
