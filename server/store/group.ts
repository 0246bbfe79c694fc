/**
 * Group commit: what arrives together is written in one transaction, and each caller is answered once it is committed.
 * While one group is under way the next one gathers, so that groups grow with the load and nobody waits without it.
 */
import type { Transaction } from 'kysely'
import type { Db } from './database'
import type { Tables } from './schema'
import { Full, isUnavailable } from './unavailable'

/** Rows in one transaction. */
const MOST_AT_ONCE = 500
/** Rows that wait. A page keeps what is refused in its outbox. */
const MOST_WAITING = 5_000
/** Characters in one transaction, and of all rows that wait: a lead may have a quarter of a million. */
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024
const CHARACTERS_WAITING = 32 * 1024 * 1024
/** Those of most rows. */
const USUAL = 500
/** Milliseconds for which a group gathers at most. */
const GATHER = 5
/** Milliseconds after which a row that waits for a database that fails is better sent again. */
const PATIENCE = 1_000

/** Writes rows of one kind. Resolves with what each caller is told, in the rows' order. */
export type Write<Row, Told> = (step: Transaction<Tables>, rows: Row[]) => Promise<Told[]>

interface Job {
  write: Write<unknown, unknown>
  row: unknown
  /** Rows with the same key, such as two tries of one submission, are not written in one group. */
  key: string
  /** In characters, roughly. */
  size: number
  /** When it came. */
  at: number
  resolve(told: unknown): void
  reject(error: unknown): void
}

/** Is told of each group that was written: its rows, and how long that took. */
type Watch = (rows: number, milliseconds: number) => void

const byKind = (jobs: Job[]): Map<Job['write'], Job[]> => {
  const kinds = new Map<Job['write'], Job[]>()
  for (const job of jobs) kinds.set(job.write, [...(kinds.get(job.write) ?? []), job])
  return kinds
}

const charactersOf = (jobs: Job[]): number => jobs.reduce((sum, { size }) => sum + size, 0)

const commit = async (db: Db, jobs: Job[]): Promise<Map<Job, unknown>> => {
  const told = new Map<Job, unknown>()
  await db.transaction().execute(async (step) => {
    for (const [write, same] of byKind(jobs)) {
      const answers = await write(
        step,
        same.map(({ row }) => row),
      )
      for (const [at, job] of same.entries()) told.set(job, answers[at])
    }
  })
  return told
}

/**
 * A row that the database refuses must not take the others with it. Resolves with the error of a database that takes none.
 */
const settle = async (db: Db, jobs: Job[]): Promise<unknown> => {
  try {
    const told = await commit(db, jobs)
    for (const job of jobs) job.resolve(told.get(job))
  } catch (error) {
    const failed = isUnavailable(error)
    if (failed || jobs.length === 1) for (const job of jobs) job.reject(error)
    if (failed) return error
    if (jobs.length > 1) return settleEach(db, jobs)
  }
}

const settleEach = async (db: Db, jobs: Job[]): Promise<unknown> => {
  let failure: unknown
  for (const job of jobs) {
    // A database that has stopped answering is not waited for once for each row.
    if (failure) job.reject(failure)
    else failure = await settle(db, [job])
  }
  return failure
}

/** @param mostWaiting rows */
export const createGroup = (db: Db, mostWaiting = MOST_WAITING) => {
  let waiting: Job[] = []
  let underWay: Promise<void> | undefined
  let writing: Job[] = []
  /** Of what waits. */
  let characters = 0
  let watch: Watch = () => {}

  const keep = (jobs: Job[]): void => {
    waiting = jobs
    characters = charactersOf(jobs)
  }
  /** The next group: as many as may go together, and none twice. */
  const take = (): Job[] => {
    const keys = new Set<string>()
    const [now, later]: [Job[], Job[]] = [[], []]
    let room = CHARACTERS_AT_ONCE
    for (const job of waiting) {
      const fits = now.length < MOST_AT_ONCE && room > 0 && !keys.has(job.key)
      if (fits) {
        keys.add(job.key)
        room -= job.size
      }
      ;(fits ? now : later).push(job)
    }
    keep(later)
    return now
  }
  /** The next group would wait as long as this one did. */
  const turnAway = (error: unknown): void => {
    const since = performance.now() - PATIENCE
    for (const job of waiting) if (job.at < since) job.reject(error)
    keep(waiting.filter(({ at }) => at >= since))
  }
  /** While each turn of the event loop brings more rows, the group grows: a commit costs the same for one as for many. */
  const gather = async (): Promise<void> => {
    const until = performance.now() + GATHER
    let before: number
    do {
      before = waiting.length
      await new Promise(setImmediate)
    } while (waiting.length > before && waiting.length < MOST_AT_ONCE && performance.now() < until)
  }
  const work = async (): Promise<void> => {
    await gather()
    while (waiting.length) {
      const start = performance.now()
      writing = take()
      const failure = await settle(db, writing)
      if (failure) turnAway(failure)
      else watch(writing.length, performance.now() - start)
      writing = []
      await gather()
    }
    underWay = undefined
  }

  return {
    /** Resolves once the row is on disk. @param size of the row, in characters */
    add<Row, Told>(write: Write<Row, Told>, row: Row, key: string, size = USUAL): Promise<Told> {
      if (waiting.length >= mostWaiting || characters >= CHARACTERS_WAITING) return Promise.reject(new Full())
      return new Promise((resolve, reject) => {
        characters += size
        waiting.push({ write, row, key, size, at: performance.now(), resolve, reject } as Job)
        underWay ??= work()
      })
    },
    get length(): number {
      return waiting.length
    },
    /** Milliseconds for which the oldest row has not been answered; 0 if none waits. */
    get oldest(): number {
      const [first] = [...writing.slice(0, 1), ...waiting.slice(0, 1)]
      return first ? performance.now() - first.at : 0
    },
    watch(told: Watch): void {
      watch = told
    },
    /** Resolves when nothing waits any more. */
    drained: (): Promise<void> => underWay ?? Promise.resolve(),
  }
}

export type Group = ReturnType<typeof createGroup>
