/** The queue of rows that wait to be written, limited in memory. */
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'
import type { WebhookEvent } from '../events/announce'
import type { Occurrence } from '../results/counting'

/** Rows in one transaction. */
export const MAX_ROWS_AT_ONCE = 500
/** Characters in one transaction, and of all rows that wait: a lead may have a quarter of a million. */
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024
const CHARACTERS_WAITING = 32 * 1024 * 1024
/** Milliseconds after which a waiting row is refused while the database fails: its page sends it again. */
const MAX_WAIT_MS = 1_000

/** The result of writing a row. */
export interface WriteResult<Answer> {
  /** The value that the caller gets. */
  answer: Answer
  /** Counters and webhook events, which are written after the rows of all kinds. */
  occurrence?: Occurrence
  event?: WebhookEvent
}

/** Rows that are written together. The kinds of a group are written in the order of their names. */
export interface Kind<Row, Answer> {
  name: string
  /** Resolves with as many, in the rows' order. */
  write(transaction: Transaction<Tables>, rows: Row[]): Promise<WriteResult<Answer>[]>
}

export interface Job {
  kind: Kind<unknown, unknown>
  row: unknown
  /**
   * Rows are written in this order, which is that of the columns that are unique. Rows with the same key, such as two
   * tries of one submission, are not written in one group.
   */
  key: string
  /** In characters, roughly. */
  size: number
  /** Time at which it came. */
  at: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

const charactersOf = (jobs: Job[]): number => jobs.reduce((sum, { size }) => sum + size, 0)

/** @param mostWaiting rows */
export const createQueue = (mostWaiting: number) => {
  let waiting: Job[] = []
  /** Characters of all waiting rows. */
  let characters = 0

  const setWaiting = (jobs: Job[]): void => {
    waiting = jobs
    characters = charactersOf(jobs)
  }

  return {
    get length(): number {
      return waiting.length
    },
    get isFull(): boolean {
      return waiting.length >= mostWaiting || characters >= CHARACTERS_WAITING
    },
    get first(): Job | undefined {
      return waiting[0]
    },
    add(job: Job): void {
      characters += job.size
      waiting.push(job)
    },
    /** The next group: as many as may go together, and none twice. */
    take(): Job[] {
      const keys = new Set<string>()
      const [now, later]: [Job[], Job[]] = [[], []]
      let room = CHARACTERS_AT_ONCE
      for (const job of waiting) {
        const name = `${job.kind.name} ${job.key}`
        const fits = now.length < MAX_ROWS_AT_ONCE && room > 0 && !keys.has(name)
        if (fits) {
          keys.add(name)
          room -= job.size
        }
        ;(fits ? now : later).push(job)
      }
      setWaiting(later)
      return now
    },
    /** Refuses those that have waited for long: the next group would wait as long as the one that failed. */
    refuseOldest(error: unknown): void {
      const since = performance.now() - MAX_WAIT_MS
      for (const job of waiting) if (job.at < since) job.reject(error)
      setWaiting(waiting.filter(({ at }) => at >= since))
    },
  }
}
