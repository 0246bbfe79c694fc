import { after, type Stop } from './dom'
import { source } from './source'

/** Milliseconds. Some pages change with every frame: they are looked through no more often than this. */
const THROTTLE = 100

/**
 * Told when elements have come, gone or got another `data-id`. The document itself is watched: single-page sites replace what
 * is in it, <body> too.
 */
export const changed = source<void>((tell) => {
  let waiting: Stop | undefined
  const observer = new MutationObserver(() => {
    waiting ??= after(THROTTLE, () => {
      waiting = undefined
      tell()
    })
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-id'] })
  return () => {
    observer.disconnect()
    waiting?.()
  }
})
