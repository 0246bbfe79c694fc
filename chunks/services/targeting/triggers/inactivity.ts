import type { Trigger } from '../../../../shared/model/triggers'
import { all, every, on } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange']

const idle = source<number>((tell) => {
  let last = Date.now()
  const sign = (): void => {
    last = Date.now()
  }
  return all([
    // No more than a time is noted: some of them come hundreds of times a second. Seen on the way down, as scrolls within the page are.
    ...SIGNS.map((type) => on(document, type, sign, { capture: true, passive: true })),
    every(1000, () => {
      // Who is elsewhere is not idle here.
      if (!doc.hidden) tell((Date.now() - last) / 1000)
    }),
  ])
})

/** Seconds without a sign of the visitor, looked at every second. */
export const inactivity: Trigger = idle
