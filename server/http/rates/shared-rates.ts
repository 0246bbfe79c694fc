/**
 * Rate limits that several servers keep together. Each counts by itself, so no call waits for another machine; what a caller
 * has used is added up a few times a second, and only of callers who use much.
 */
import type { Log } from '../../lib/log'
import type { Rate } from '../rate'

/** Adds points to what a key has used on all servers in this minute. */
type Spend = (key: string, points: number) => Promise<{ consumedPoints: number; msBeforeNext: number }>

/** A store of the sums. */
export interface Place {
  /** @param name of a limit */
  spend(name: string, perMinute: number): Spend
  close(): Promise<void>
}

export interface SharedRates {
  /** The same limit for all servers; `local` goes on counting, and is all that counts while the place does not answer. */
  share(name: string, perMinute: number, local: Rate): Rate
  close(): Promise<void>
}

const MINUTE_MS = 60_000
/** Milliseconds between two additions, and after one that has failed. */
const SETTLE_PAUSE_MS = 200
const FAILURE_PAUSE_MS = 2_000
/** The share of a limit that a caller may use on one server before it is added up with the others. */
const UNSHARED_PART = 1 / 16
/** Callers remembered for each limit. */
const MAX_COUNTED_CALLERS = 50_000
/** Requests to the place at the same time. */
const MAX_CONCURRENT_SPENDS = 2

interface Tally {
  key: string
  used: number
  untold: number
}

interface Limit {
  spend: Spend
  perMinute: number
  dueTallies: Set<Tally>
  blocked: Map<string, number>
}

const settle = async ({ spend, perMinute, dueTallies, blocked }: Limit): Promise<void> => {
  // Only what is due now. New entries wait for the next run; otherwise this one would never end under load.
  const tallies = [...dueTallies].values()
  const worker = async (): Promise<void> => {
    for (const tally of tallies) {
      const { key, untold } = tally
      dueTallies.delete(tally)
      tally.untold = 0
      const { consumedPoints, msBeforeNext } = await spend(key, untold)
      if (consumedPoints > perMinute) blocked.set(key, Date.now() + msBeforeNext)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_SPENDS }, worker))
}

const shared = (limit: Limit, local: Rate, hide: (caller: string) => string): Rate => {
  const { perMinute, dueTallies, blocked } = limit
  let tallies = new Map<string, Tally>()
  let since = 0

  const tallyOf = (caller: string): Tally => {
    const now = Date.now()
    if (now - since > MINUTE_MS || tallies.size >= MAX_COUNTED_CALLERS) {
      tallies = new Map()
      since = now
      // Sums that could not be sent belong to a minute that is over, so they are dropped.
      dueTallies.clear()
      for (const [key, until] of blocked) if (until < now) blocked.delete(key)
    }
    const cached = tallies.get(caller)
    if (cached) return cached
    const tally = { key: '', used: 0, untold: 0 }
    tallies.set(caller, tally)
    return tally
  }

  return (caller, cost = 1) => {
    const wait = local(caller, cost)
    if (wait) return wait
    const tally = tallyOf(caller)
    if (blocked.size) {
      tally.key ||= hide(caller)
      const remainingMs = (blocked.get(tally.key) ?? 0) - Date.now()
      if (remainingMs > 0) return Math.ceil(remainingMs / 1_000)
    }
    if (!cost) return 0
    tally.used += cost
    tally.untold += cost
    if (tally.used < perMinute * UNSHARED_PART) return 0
    tally.key ||= hide(caller)
    dueTallies.add(tally)
    return 0
  }
}

/** @param sign makes a key of a caller's address, so that no address leaves this machine */
export const createShared = (place: Place, sign: (text: string) => string, log: Log): SharedRates => {
  const limits: Limit[] = []
  let failing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const note = (error?: unknown): void => {
    if (failing === Boolean(error)) return
    failing = Boolean(error)
    const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: string }
    log(
      failing ? `shared rate limits: each server counts alone (${name} ${code})` : 'shared rate limits: together again',
    )
  }
  const run = async (): Promise<void> => {
    try {
      for (const limit of limits)
        if (limit.dueTallies.size) {
          await settle(limit)
          note()
        }
    } catch (error) {
      note(error)
    }
    if (!isClosed) plan()
  }
  const plan = (): void => {
    timer = setTimeout(run, failing ? FAILURE_PAUSE_MS : SETTLE_PAUSE_MS).unref()
  }
  plan()

  return {
    share(name, perMinute, local) {
      const limit = { spend: place.spend(name, perMinute), perMinute, dueTallies: new Set<Tally>(), blocked: new Map() }
      limits.push(limit)
      return shared(limit, local, (caller) => sign(`rate ${name} ${caller}`).slice(0, 22))
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await place.close()
    },
  }
}
