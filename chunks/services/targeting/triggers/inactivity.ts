import type { Trigger } from '../../../../shared/page/model/trigger'
import { all, every, on } from '../../../../shared/page/platform/dom'
import { frameInUse } from '../../../../shared/page/platform/focused'
import { doc } from '../../../../shared/page/platform/safe-dom'
import { source } from '../../../../shared/page/platform/source'

/** Not `scroll`: carousels and chats scroll by themselves. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'touchmove', 'keydown', 'wheel', 'visibilitychange']

const idle = source<number>((emit) => {
  let lastActivity = Date.now()
  const noteActivity = ({ isTrusted }: Pick<Event, 'isTrusted'>): void => {
    if (isTrusted) lastActivity = Date.now()
  }
  return all([
    // Only note the time, because some events fire hundreds of times a second. On the window: pages and popups stop some.
    ...ACTIVITY_EVENTS.map((type) => on(window, type, noteActivity, { capture: true, passive: true })),
    every(1000, () => {
      // Do not count time in a hidden tab, or in a frame, where nobody knows what the visitor does.
      noteActivity({ isTrusted: !!frameInUse(0) })
      if (!doc.hidden) emit((Date.now() - lastActivity) / 1000)
    }),
  ])
})

/** Seconds since the visitor's last action, checked every second. */
export const inactivity: Trigger = idle
