/** Sends the courier out: at once when this process has something to deliver, and now and then for what others have. */
import type { Log } from '../log'
import type { Bell } from '../store/bell'
import type { Courier } from './courier'

/** Milliseconds between two looks: short while there is something to do, and longer and longer when there is not. */
const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

interface Rounds {
  courier: Courier
  bell: Bell
  log: Log
}

/** @returns what ends it, once nothing is under way */
export const startRounds = ({ courier, bell, log }: Rounds): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let stopped = false
  let pause = SHORTEST_PAUSE_MS

  const round = async (): Promise<void> => {
    const next = await courier.look(wake)
    pause = courier.isIdle ? Math.min(pause * 2, LONGEST_PAUSE_MS) : SHORTEST_PAUSE_MS
    pause = Math.max(0, Math.min(pause, next - Date.now()))
    // What is due, but has no room now, is looked for when something has ended.
    if (!courier.isIdle) pause = Math.max(pause, SHORTEST_PAUSE_MS)
  }
  const look = async (): Promise<void> => {
    do {
      again = false
      await round().catch((error: Error) => {
        log(`webhooks: ${error.name} ${(error as { code?: string }).code ?? ''}`)
        pause = LONGEST_PAUSE_MS
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
  const silence = bell.onRing(wake)

  wake()
  return async () => {
    stopped = true
    silence()
    clearTimeout(timer)
    await looking
    await courier.stop()
  }
}
