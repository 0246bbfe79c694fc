import type { Stop } from './dom'

/**
 * Runs `action` unless another tab of the site holds the same lock; returns undefined then. Without Web Locks (http
 * pages, sandboxed frames) every tab runs it, and the server drops duplicates by their id. `action` must not reject.
 */
export const withTabLock = async <T>(name: string, action: () => Promise<T>): Promise<T | undefined> => {
  // Undefined in insecure contexts: https://developer.mozilla.org/docs/Web/API/LockManager
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return action()
  // Rejects on pages with an opaque origin.
  return locks.request(`wisp.${name}`, { ifAvailable: true }, (lock) => (lock ? action() : undefined)).catch(action)
}

/** Holds a lock until it is released, or the page is gone. Its release resolves once others can have the lock. */
export const holdTabLock = (name: string): (() => Promise<void>) => {
  let release: Stop = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const locks = navigator.locks as LockManager | undefined
  const pending = new AbortController()
  // Rejects if it is released before it was granted.
  const over = locks?.request(`wisp.${name}`, { signal: pending.signal }, () => released).catch(() => {})
  return async () => {
    release()
    pending.abort()
    await over
  }
}
