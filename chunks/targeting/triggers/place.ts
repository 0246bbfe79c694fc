import { after, all, type Stop } from '../../../shared/dom'
import { source } from '../../../shared/source'
import type { Trigger } from '../../../shared/triggers'

/** Milliseconds. Some pages change with every frame: they are looked through no more often than this. */
const THROTTLE = 100

/** The document itself is watched: single-page sites replace what is in it, <body> too. */
const changed = source<void>((tell) => {
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

/** The element that an embedded popup is drawn into is on the page, from the start or later. */
export const place: Trigger<string> = (tell, popup) => {
  const look = (): void => tell(document.querySelector(`[data-id="${CSS.escape(popup)}"]`) ? 1 : 0)
  return all([changed(look), after(0, look)])
}
