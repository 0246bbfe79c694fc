import { guard, type Stop } from '../../../shared/page/platform/dom'

/**
 * Calls `action` once the element is laid out on the page, before it is painted. Observers also report elements that
 * are not on it yet.
 */
export const onceLaidOut = (element: Element, action: () => void): Stop => {
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return
    observer.disconnect()
    guard(action)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
