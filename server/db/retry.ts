/**
 * Retries what the database gave up because of others: a transaction that conflicted with another one, or a database that
 * another program has locked for a moment. Nothing of it was stored, so it runs again from its beginning.
 */
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import { Unavailable } from '../lib/unavailable'

/** SQLSTATE of a serialization failure and of a deadlock; SQLite's word for a database that is being written. */
const CONFLICT = /^(40001|40P01|SQLITE_BUSY(_SNAPSHOT)?|SQLITE_LOCKED\w*)$/

/** Together they take about five seconds: after that, the caller is refused and may retry later. */
const MAX_TRIES = 24
/** Milliseconds of the longest pauses before the second and before any later try. */
const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [8, 400]

const codeOf = (error: unknown): string => `${(error as { code?: unknown } | undefined)?.code ?? ''}`

const isConflict = (error: unknown): boolean => CONFLICT.test(codeOf(error))

/** Random, so that two transactions that conflicted do not conflict again. */
const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)))
  })

let counted = 0

/** Number of times that this process has tried again. */
export const conflicts = (): number => counted

/** Rejects with Unavailable after MAX_TRIES. */
export const retried = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (tries === MAX_TRIES) throw new Unavailable(codeOf(error))
      counted++
      await pause(tries)
    }
  }
}

/** Every transaction is retried as a whole, so what runs in one must not change anything else. */
export class Retrying<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
      retried(() => execute(run))
    return builder
  }
}
