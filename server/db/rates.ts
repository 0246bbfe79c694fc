/** The queries of the library that adds up rate limits. */
import { CompiledQuery } from 'kysely'
import type { Db } from './database'

export const rates = (db: Db) => ({
  query: (text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
    db.executeQuery(CompiledQuery.raw(text, values)),
})

export type RateRows = ReturnType<typeof rates>
