/**
 * Adds up in memory how often popups were kept from programs: these come in hundreds, and one row for each call would fill
 * the room in which leads wait.
 */
import type { Counted } from '../results/counting'

/** Milliseconds for which counts are added up. */
const TALLY_MS = 1_000

export interface Tallied {
  of: Counted
  times: number
}

export const createTally = (write: (tallied: Tallied) => Promise<unknown>) => {
  let waiting = new Map<string, Tallied>()
  let timer: NodeJS.Timeout | undefined

  /** Nobody waits for these counts: where they cannot be written, they are lost. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const all = [...waiting.values()]
    waiting = new Map()
    await Promise.allSettled(all.map(write))
  }
  return {
    add(of: Counted): void {
      const key = JSON.stringify([of.popupId, of.segment])
      const { times } = waiting.get(key) ?? { times: 0 }
      waiting.set(key, { of, times: times + 1 })
      timer ??= setTimeout(flush, TALLY_MS).unref()
    },
    flush,
  }
}
