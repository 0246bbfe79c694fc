/**
 * Group commit: what arrives together is written in one transaction, and each caller is answered once it is committed.
 * While one group is under way the next one gathers, so that groups grow with the load and nobody waits without it.
 * All servers write kinds, rows and counts in the same order: in different orders they would block each other.
 */

import type { Db } from '../db/database'
import { announce } from '../events/announce'
import { Full, isUnavailable } from '../lib/unavailable'
import { count } from '../results/counting'
import { createQueue, type Job, type Kind, MAX_ROWS_AT_ONCE, type WriteResult } from './queue'

/** Rows that wait. A page keeps what is refused in its outbox. */
const MAX_WAITING_ROWS = 5_000
/** Characters of most rows. */
const USUAL_ROW_CHARACTERS = 500
/** Milliseconds for which a group gathers at most. */
const GATHER_MS = 5

/** Called after each group that was written, with its rows and its duration. */
type Watch = (rows: number, milliseconds: number) => void

const order = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** In the order in which they are written. */
const byKind = (jobs: Job[]): Map<Job['kind'], Job[]> => {
  const kinds = new Map<Job['kind'], Job[]>()
  const sorted = [...jobs].sort((a, b) => order(a.kind.name, b.kind.name) || order(a.key, b.key))
  for (const job of sorted) {
    const same = kinds.get(job.kind)
    if (same) same.push(job)
    else kinds.set(job.kind, [job])
  }
  return kinds
}

const commit = (db: Db, jobs: Job[]): Promise<Map<Job, WriteResult<unknown>>> =>
  db.transaction().execute(async (transaction) => {
    const results = new Map<Job, WriteResult<unknown>>()
    for (const [{ write }, same] of byKind(jobs)) {
      const answers = await write(
        transaction,
        same.map(({ row }) => row),
      )
      for (const [index, job] of same.entries()) results.set(job, answers[index] ?? { answer: undefined })
    }
    // Webhook events are written in the order in which the reports arrived.
    const all = jobs.flatMap((job) => results.get(job) ?? [])
    await count(
      transaction,
      all.flatMap(({ occurrence }) => occurrence ?? []),
    )
    await announce(
      transaction,
      all.flatMap(({ event }) => event ?? []),
    )
    return results
  })

/**
 * Writes rows together, or one by one if the database refuses one of them, so that the others are stored. Resolves with the error
 * if the database does not answer.
 */
const settle = async (db: Db, jobs: Job[]): Promise<unknown> => {
  try {
    const results = await commit(db, jobs)
    for (const job of jobs) job.resolve(results.get(job)?.answer)
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
export const createGroup = (db: Db, mostWaiting = MAX_WAITING_ROWS) => {
  const queue = createQueue(mostWaiting)
  let underWay: Promise<void> | undefined
  let writing: Job[] = []
  let watch: Watch = () => {}

  /** While each turn of the event loop brings more rows, the group grows: a commit costs the same for one as for many. */
  const gather = async (): Promise<void> => {
    const until = performance.now() + GATHER_MS
    let before: number
    do {
      before = queue.length
      await new Promise(setImmediate)
    } while (queue.length > before && queue.length < MAX_ROWS_AT_ONCE && performance.now() < until)
  }
  const work = async (): Promise<void> => {
    await gather()
    while (queue.length) {
      const start = performance.now()
      writing = queue.take()
      const failure = await settle(db, writing)
      if (failure) queue.refuseOldest(failure)
      else watch(writing.length, performance.now() - start)
      writing = []
      await gather()
    }
    underWay = undefined
  }

  return {
    /** Resolves once the row is on disk. @param size of the row, in characters */
    add<Row, Answer>(kind: Kind<Row, Answer>, row: Row, key: string, size = USUAL_ROW_CHARACTERS): Promise<Answer> {
      if (queue.isFull) return Promise.reject(new Full())
      return new Promise((resolve, reject) => {
        queue.add({ kind, row, key, size, at: performance.now(), resolve, reject } as Job)
        underWay ??= work()
      })
    },
    get length(): number {
      return queue.length
    },
    /** Milliseconds for which the oldest row has not been answered; 0 if none waits. */
    get oldest(): number {
      const first = writing[0] ?? queue.first
      return first ? performance.now() - first.at : 0
    },
    watch(watcher: Watch): void {
      watch = watcher
    },
    /** Resolves when nothing waits any more. */
    drained: (): Promise<void> => underWay ?? Promise.resolve(),
  }
}

export type Group = ReturnType<typeof createGroup>
