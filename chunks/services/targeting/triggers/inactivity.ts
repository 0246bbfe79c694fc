import type { Trigger } from '../../../../shared/model/trigger'
import { all, every, on } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange']

const idle = source<number>((emit) => {
  let lastActivity = Date.now()
  const noteActivity = (): void => {
    lastActivity = Date.now()
  }
  return all([
    // Only note the time, because some events fire hundreds of times a second. Capture: scroll events do not bubble.
    ...ACTIVITY_EVENTS.map((type) => on(document, type, noteActivity, { capture: true, passive: true })),
    every(1000, () => {
      // Do not count time in a hidden tab.
      if (!doc.hidden) emit((Date.now() - lastActivity) / 1000)
    }),
  ])
})

/** Seconds since the visitor's last action, checked every second. */
export const inactivity: Trigger = idle
