import type { Stop } from '../../../../shared/page/platform/dom'
import { lockOf } from '../../../../shared/page/platform/lock'

/**
 * Resolves when the last exclusive popup of this page is gone. After a route change the earlier one may still be
 * leaving.
 */
let last: Promise<unknown> = Promise.resolve()

/**
 * Claims the screen for one exclusive popup, so that no other tab of the site shows the same popup meanwhile. Resolves
 * with a function that gives the claim back, or with undefined when another tab has it. Without Web Locks (http pages,
 * sandboxed frames) tabs do not know of each other.
 */
export const claim = async (id: string, amongTabs: boolean): Promise<Stop | undefined> => {
  await last
  return new Promise((decide) => {
    const hold = (): Promise<void> => new Promise((release) => decide(release))
    // Undefined on pages that are not secure: https://developer.mozilla.org/docs/Web/API/LockManager
    const locks = navigator.locks as LockManager | undefined
    last =
      locks && amongTabs
        ? locks.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? hold() : decide(undefined))).catch(hold)
        : hold()
  })
}
