/**
 * Creates an index on a large table. PostgreSQL does it concurrently, outside of a transaction; an interrupted attempt leaves an invalid
 * index, which is dropped and created again.
 */
import { type Kysely, sql } from 'kysely'

export interface LargeIndex {
  name: string
  on: string
  columns: string[]
}

/** For databases that nobody writes to meanwhile. */
export const makeIndex = (db: Kysely<never>, { name, on, columns }: LargeIndex): Promise<void> =>
  db.schema
    .createIndex(name)
    .on(on)
    .columns(columns as never)
    .execute()

/** undefined: there is no such index. */
const isWhole = async (db: Kysely<never>, name: string): Promise<boolean | undefined> => {
  const { rows } = await sql<{ whole: boolean }>`select indisvalid as whole from pg_index
    where indexrelid = to_regclass(${`"${name}"`})`.execute(db)
  return rows[0]?.whole
}

/** Outside of a transaction. */
export const makeIndexBesideWriters = async (db: Kysely<never>, { name, on, columns }: LargeIndex): Promise<void> => {
  const state = await isWhole(db, name)
  if (state) return
  if (state === false) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`create index concurrently ${sql.ref(name)} on ${sql.table(on)} (${list})`.execute(db)
}
