import type { Stop } from '../../shared/dom'

/** Claims of this page, each until it was given back: a popup that is just leaving is in no other tab. */
const mine = new Map<string, Promise<unknown>>()

/**
 * Two tabs of one site do not show the same popup at the same moment. Resolves with what gives it back, or with undefined
 * when another tab has it. Without Web Locks (http pages, sandboxed frames) each tab is for itself.
 */
export const claim = async (id: string): Promise<Stop | undefined> => {
  await mine.get(id)
  return new Promise((decide) => {
    const alone = (): void => decide(() => {})
    // Absent on pages that are not secure: https://developer.mozilla.org/docs/Web/API/LockManager
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return alone()
    const claimed = locks.request(`wisp.${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => decide(release)) : decide(undefined),
    )
    mine.set(id, claimed.catch(alone))
  })
}
