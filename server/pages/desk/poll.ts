import { after, all, on, type Stop } from '../../../shared/platform/dom'

/** Milliseconds between two answers, and at most after failures in a row. */
export const INTERVAL = 2_000
export const LONGEST = 30_000

export const wait = (failures: number): number => Math.min(INTERVAL * 2 ** failures, LONGEST)

/**
 * Runs `ask` at once and again after every answer, while the tab can be seen. Failures make it wait longer; coming
 * back to the tab or online makes it try at once. The signal given to `ask` ends with the poll.
 */
export const poll = (ask: (signal: AbortSignal) => Promise<void>, heard: (connected: boolean) => void): Stop => {
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
    heard(connected)
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
