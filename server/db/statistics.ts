/**
 * Refreshes the statistics by which the database chooses indexes. The embedded one gathers them only when it is told
 * to. PostgreSQL does so by itself, unless that was switched off or lags far behind.
 */
import { sql } from 'kysely'
import type { Db } from './database'

/** Rows of each index that SQLite looks at: a table takes milliseconds, however large it is. */
const ROWS_LOOKED_AT = 400
/** PostgreSQL does it by itself after a tenth of a table has changed. */
const MIN_CHANGED_SHARE = 0.3
const MIN_CHANGED_ROWS = 10_000

const tablesOfSqlite = async (db: Db): Promise<string[]> => {
  await sql`pragma analysis_limit = ${sql.lit(ROWS_LOOKED_AT)}`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'table' and name not like 'sqlite%'`.execute(db)
  return rows.map(({ name }) => name)
}

/** SQLSTATE of a table or column that does not exist, and of a feature that is missing. */
const UNKNOWN = /^(42P01|42703|0A000)$/

/** Tables that have changed much. A database that only speaks the protocol may not tell. */
const tablesOfPostgres = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > ${sql.lit(MIN_CHANGED_ROWS)} + ${sql.lit(MIN_CHANGED_SHARE)} * n_live_tup`
    .execute(db)
    .catch((error) => {
      if (UNKNOWN.test(`${error.code}`)) return { rows: [] }
      throw error
    })
  return rows.map(({ name }) => name)
}

/** Each call refreshes one more table, and resolves with whether there may be more. */
export const statisticsRefresh = (db: Db, isEmbedded: boolean) => {
  let tables: string[] | undefined
  return async (): Promise<boolean> => {
    tables ??= await (isEmbedded ? tablesOfSqlite : tablesOfPostgres)(db)
    const name = tables.pop()
    if (name === undefined) return false
    await sql`analyze ${sql.table(name)}`.execute(db)
    return true
  }
}
