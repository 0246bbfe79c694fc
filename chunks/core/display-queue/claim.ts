import type { Stop } from '../../../shared/platform/dom'

/** Until the last exclusive popup of this page is gone: one of an earlier route may just be leaving. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The screen for one exclusive popup, and no other tab of the site shows the same one meanwhile. Resolves with what gives it
 * back, or with undefined when another tab has it. Without Web Locks (http pages, sandboxed frames) each tab is for itself.
 */
export const claim = async (id: string, amongTabs: boolean): Promise<Stop | undefined> => {
  await last
  return new Promise((decide) => {
    const hold = (): Promise<void> => new Promise((release) => decide(release))
    // Absent on pages that are not secure: https://developer.mozilla.org/docs/Web/API/LockManager
    const locks = navigator.locks as LockManager | undefined
    last =
      locks && amongTabs
        ? locks.request(`wisp.${id}`, { ifAvailable: true }, (lock) => (lock ? hold() : decide(undefined))).catch(hold)
        : hold()
  })
}
