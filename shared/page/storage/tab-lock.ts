import type { Stop } from '../platform/dom'

/** Locks that this script holds. A browser may take a moment to give a released lock to anybody, also to the page itself. */
const lockedNames = new Set<string>()

/**
 * Runs `action` unless another tab of the site holds the same lock; returns undefined then. Without Web Locks (http
 * pages, sandboxed frames) every tab runs it, and the server drops duplicates by their id. `action` must not reject.
 * @param ownLocks names of those that this page holds
 */
export const withTabLock = async <T>(
  name: string,
  action: () => Promise<T>,
  ownLocks = lockedNames,
): Promise<T | undefined> => {
  // Undefined in insecure contexts: https://developer.mozilla.org/docs/Web/API/LockManager
  const locks = navigator.locks as LockManager | undefined
  if (!locks || ownLocks.has(name)) return action()
  // Rejects on pages with an opaque origin.
  return locks.request(`wisp.${name}`, { ifAvailable: true }, (lock) => (lock ? action() : undefined)).catch(action)
}

/** Holds a lock until it is released, or the page is gone. Meanwhile this page does what the lock keeps others from. */
export const holdTabLock = (name: string, ownLocks = lockedNames): Stop => {
  let release: Stop = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  ownLocks.add(name)
  const locks = navigator.locks as LockManager | undefined
  locks?.request(`wisp.${name}`, () => released).catch(() => {})
  let isHeld = true
  return () => {
    // Held again meanwhile, the name is that of a later lock.
    if (isHeld) ownLocks.delete(name)
    isHeld = false
    release()
  }
}
