/** Polls for deliveries: at once when this process has one, and at intervals for those of other processes. */

import type { Notifier } from '../db/notifier'
import type { Log } from '../lib/log'
import type { Dispatcher } from './dispatcher'

/** Milliseconds between two looks: short while there is something to do, and longer and longer when there is not. */
const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000

interface PollLoop {
  dispatcher: Dispatcher
  notifier: Notifier
  log: Log
}

/** @returns what ends it, once nothing is under way */
export const startPollLoop = ({ dispatcher, notifier, log }: PollLoop): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let stopped = false
  let pause = MIN_PAUSE_MS

  const poll = async (): Promise<void> => {
    const next = await dispatcher.look(wake)
    pause = dispatcher.isIdle ? Math.min(pause * 2, MAX_PAUSE_MS) : MIN_PAUSE_MS
    pause = Math.max(0, Math.min(pause, next - Date.now()))
    // Deliveries that are due but found no permit are started when another one ends.
    if (!dispatcher.isIdle) pause = Math.max(pause, MIN_PAUSE_MS)
  }
  const look = async (): Promise<void> => {
    do {
      again = false
      await poll().catch((error: Error) => {
        log(`webhooks: ${error.name} ${(error as { code?: string }).code ?? ''}`)
        pause = MAX_PAUSE_MS
      })
    } while (again && !stopped)
    looking = undefined
    if (!stopped) timer = setTimeout(wake, pause).unref()
  }
  function wake(): void {
    if (stopped) return
    again = true
    clearTimeout(timer)
    looking ??= look()
  }
  const silence = notifier.subscribe(wake)

  wake()
  return async () => {
    stopped = true
    silence()
    clearTimeout(timer)
    await looking
    await dispatcher.stop()
  }
}
