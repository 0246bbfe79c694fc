/**
 * Deletes many rows in steps, in the order of a key, each step from where the one before has ended: PostgreSQL still walks
 * over what was deleted a moment ago, so steps that began at the first row would take longer and longer.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database'
import { inSteps, type Stepping } from './in-steps'
import type { Tables } from './schema/index'

export interface Doomed {
  table: keyof Tables
  /**
   * Columns that identify a row, without those of `where`: with one of those, databases would walk from the first row to where the last
   * step ended. There should be an index of the columns of `where`, followed by these.
   */
  key: [string, ...string[]]
  /** Condition of the rows that the steps go through. */
  where: RawBuilder<unknown>
  /** Condition of those that are deleted: no index leads to them, so the steps go through all rows of `where`. */
  only?: RawBuilder<unknown>
  /** Most rows in one step, for rows that may be large. */
  maxRows?: number
}

/**
 * Bounds the first column of the key, for PostgreSQL's planner: it has statistics of columns. For a range of whole keys it
 * expects a third of the table, and would read all rows.
 */
const between = (column: string, from: unknown, to: unknown): RawBuilder<unknown> => {
  const ref = sql.ref(column)
  return sql`${from === undefined ? sql`` : sql`and ${ref} >= ${from}`} ${to === undefined ? sql`` : sql`and ${ref} <= ${to}`}`
}

/** @returns whether all of them are gone */
export const deleteInSteps = (
  db: Db,
  { table, key, where, only, maxRows = Infinity }: Doomed,
  stepping?: Stepping,
): Promise<boolean> => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after: unknown[] | undefined
  return inSteps(async (rows) => {
    const step = Math.min(rows, maxRows)
    const some = sql`from ${sql.table(table)} where ${after ? sql`${where} and (${columns}) > (${sql.join(after)})` : where}
      order by ${columns}`
    const last = sql<Record<string, unknown>>`select ${columns} ${some} limit 1 offset ${sql.lit(step - 1)}`
    const [row] = (await last.execute(db)).rows
    const end = row && Object.values(row)
    const walked = sql`select * ${some} limit ${sql.lit(step)}`
    await sql`delete from ${sql.table(table)} where ${where} ${between(key[0], after?.[0], end?.[0])} and (${columns}) in
      (select ${columns} from (${walked}) as walked where ${only ?? sql`1 = 1`})`.execute(db)
    // At the end, look once more from the first row on, for rows that came meanwhile. Not where `only` leaves rows behind,
    // which it would walk again.
    const isOver = !end && (!after || only !== undefined)
    after = end
    return !isOver
  }, stepping)
}
