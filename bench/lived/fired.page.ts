/** Runs in the page before any other script: notes when the popup fires, and fires it where a column has no triggers. */
export const noteFiring = (): void => {
  const shared = globalThis as unknown as { firedAt?: number; fireByHand?: () => unknown; fired(): void }
  shared.fired = () => {
    if (shared.firedAt) return
    shared.firedAt = performance.now()
    shared.fireByHand?.()
  }
}
