/** Finds out what has changed, here or on another server, before what is kept in memory is used. */
import { type Changes, changesNoted } from './changes'

/** Milliseconds for which nothing is looked up again, unless this process has changed something. */
const FRESH_MS = 100
/** Milliseconds that a call waits for a database that does not answer, before it is answered from memory. */
const DATABASE_WAIT_MS = 1_000

interface Memory {
  /** Forgets a site that has changed. */
  forget(siteKey: string): void
  forgetAll(): void
}

export const createFreshness = (
  { changes }: { changes: Pick<Changes, 'since'> },
  { forget, forgetAll }: Memory,
  databaseWaitMs = DATABASE_WAIT_MS,
) => {
  let version = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let noted = -1
  let looks = 0
  let looking: { noted: number; end: Promise<void> } | undefined

  const look = async (): Promise<void> => {
    const [start, notedBefore, number] = [performance.now(), changesNoted(), ++looks]
    const changed = await changes.since(version)
    if (changed.isEarlier) forgetAll()
    else changed.sites.forEach(forget)
    // A look that began later has the newer answer.
    if (number !== looks) return
    version = changed.version
    lookedAt = start
    noted = notedBefore
  }
  const begin = () => {
    const run = {
      noted: changesNoted(),
      end: look().finally(() => {
        if (looking === run) looking = undefined
      }),
    }
    return run
  }
  const timeout = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, databaseWaitMs).unref()
    })

  return {
    isFresh: (): boolean => performance.now() - lookedAt < FRESH_MS && noted === changesNoted(),
    /** Resolves once it is known what has changed, or the database has not said so for a while. */
    async refresh(): Promise<void> {
      // A look that began before this process changed something does not see that.
      if (looking?.noted !== changesNoted()) looking = begin()
      // An error is ignored here: if the database fails, the next read of it throws.
      await Promise.race([looking.end.catch(() => {}), timeout()])
    },
  }
}
