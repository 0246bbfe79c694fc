import { guard, type Stop } from '../../../shared/platform/dom'

/** Tells once that an element is laid out on the page, before it is painted. Observers tell first of what is not there yet, too. */
export const onceLaidOut = (element: Element, action: () => void): Stop => {
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return
    observer.disconnect()
    guard(action)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
