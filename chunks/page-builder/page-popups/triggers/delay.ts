import type { Trigger } from '../../../../shared/page/model/trigger'
import { after, all } from '../../../../shared/page/platform/dom'

interface Ready extends PerformanceEntry {
  domContentLoadedEventStart: number
  /** When a prerendered page came on the screen. */
  activationStart?: number
}

/** Seconds since the document was ready. The chunk comes later. */
const sinceReady = (): number => {
  const [ready] = performance.getEntriesByType('navigation') as Ready[]
  const began = Math.max(ready?.domContentLoadedEventStart ?? 0, ready?.activationStart ?? 0)
  return (performance.now() - began) / 1000
}

/** The second is when all is there; at the first, the popup is fetched. */
const PROGRESS_SHARES = [0.8, 1]

export const delay: Trigger = (onProgress, seconds) => {
  const passed = sinceReady()
  return all(
    PROGRESS_SHARES.map((share) =>
      after(Math.max(0, seconds * share - passed) * 1000, () => onProgress(seconds * share)),
    ),
  )
}
