/** Runs what the database needs now and then, one job after the other, for as long as the server runs. */
import type { Log } from '../lib/log'
import type { Job } from '../store/upkeep'

const UPKEEP_INTERVAL_MS = 60 * 60_000

/** @returns what ends it, after the step that is under way */
export const startUpkeep = (jobs: Job[], log: Log, every = UPKEEP_INTERVAL_MS): (() => Promise<void>) => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const runAll = async (): Promise<void> => {
    for (const { name, run } of jobs)
      await run({ signal: stopping.signal }).catch((error: Error) =>
        log(`${name}: ${error.name} ${(error as { code?: string }).code ?? ''}`),
      )
    if (!stopping.signal.aborted) timer = setTimeout(start, every).unref()
  }
  function start(): void {
    running = runAll()
  }

  start()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
