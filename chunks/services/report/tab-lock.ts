import type { Stop } from '../../../shared/platform/dom'

/**
 * Runs `action` unless another tab of the site is at the same; undefined then. Without Web Locks (http pages, sandboxed
 * frames) each tab is for itself, and the server knows a report by its id. `action` must not reject.
 */
export const alone = async <T>(what: string, action: () => Promise<T>): Promise<T | undefined> => {
  // Absent on pages that are not secure: https://developer.mozilla.org/docs/Web/API/LockManager
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return action()
  // Refused where the page has no origin of its own.
  return locks.request(`wisp.${what}`, { ifAvailable: true }, (lock) => (lock ? action() : undefined)).catch(action)
}

/** Keeps other tabs from `what` until it is stopped, or the page is gone. */
export const reserve = (what: string): Stop => {
  let stop: Stop = () => {}
  const over = new Promise<void>((resolve) => {
    stop = resolve
  })
  const locks = navigator.locks as LockManager | undefined
  locks?.request(`wisp.${what}`, () => over).catch(() => {})
  return stop
}
