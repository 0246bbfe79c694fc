import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds between polls, and the longest wait after repeated failures. */
export const POLL_INTERVAL_MS = 2_000
export const MAX_POLL_WAIT_MS = 30_000

export const wait = (failures: number): number => Math.min(POLL_INTERVAL_MS * 2 ** failures, MAX_POLL_WAIT_MS)

/**
 * Runs `ask` at once and again after every answer while the tab is visible. Failures increase the wait; returning to
 * the tab or going online retries at once. The signal given to `ask` is aborted when polling stops.
 */
export const poll = (ask: (signal: AbortSignal) => Promise<void>, onAnswer: (connected: boolean) => void): Stop => {
  const controller = new AbortController()
  const { signal } = controller
  let failures = 0
  let asking = false
  let cancel: Stop = () => {}

  const run = async (): Promise<void> => {
    cancel()
    if (asking || document.hidden) return
    asking = true
    const connected = await ask(signal).then(
      () => true,
      () => false,
    )
    asking = false
    if (signal.aborted) return
    failures = connected ? 0 : failures + 1
    onAnswer(connected)
    cancel = after(wait(failures), run)
  }

  run()
  return all([
    on(document, 'visibilitychange', run),
    on(window, 'online', run),
    () => cancel(),
    () => controller.abort(),
  ])
}
