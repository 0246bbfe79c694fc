import { all, on, type Stop } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

/** Having read so far down, in screens, then up so fast, in screens a second. */
const READ = 1
const FAST = 2.5
/** Milliseconds over which the speed is taken: single events lie. */
const SPAN = 100

/** A fast scroll up after having read down. */
const fastUp = source<void>((tell) => {
  let [top, at, deepest] = [scrollY, 0, 0]
  return on(
    window,
    'scroll',
    ({ timeStamp }) => {
      const span = timeStamp - at
      if (span < SPAN) return
      deepest = Math.max(deepest, scrollY)
      // An old position says nothing about how fast this move is.
      const recent = span < 3 * SPAN
      if (recent && deepest > READ * innerHeight && (top - scrollY) * 1000 > FAST * innerHeight * span) tell()
      ;[top, at] = [scrollY, timeStamp]
    },
    { passive: true },
  )
})

/** Coming back to the tab. One that was opened in the background has not been left. */
const backInTab = source<void>((tell) => {
  let away = false
  return on(document, 'visibilitychange', () => {
    if (away && !doc.hidden) tell()
    away = doc.hidden
  })
})

/** How visitors leave on a phone (decisions.md). */
export const leaving = (listener: () => void): Stop => all([fastUp(listener), backInTab(listener)])
