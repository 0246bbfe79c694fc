import { after, type Stop } from './dom'
import { source } from './source'

/** Milliseconds. Some pages change with every frame; check them no more often than this. */
const THROTTLE_MS = 100

/**
 * Fires when elements are added, removed, or change their `data-id`. Observes the document, because single-page sites
 * may replace <body>.
 */
export const changed = source<void>((notify) => {
  let waiting: Stop | undefined
  const observer = new MutationObserver(() => {
    waiting ??= after(THROTTLE_MS, () => {
      waiting = undefined
      notify()
    })
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-id'] })
  return () => {
    observer.disconnect()
    waiting?.()
  }
})
