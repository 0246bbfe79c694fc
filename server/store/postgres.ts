/** PostgreSQL, never waited for without end: a server that is frozen or gone costs a request seconds, not its life. */
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Unavailable } from './unavailable'

/** Milliseconds that a query may take by the database's clock, and then by ours, for a database that does not answer at all. */
const STATEMENT = 8_000
const QUERY = 10_000
const CONNECT = 5_000

/** Ended by its time limit, by a shutdown, or refused while the database starts or has no connection left (SQLSTATE). */
const PASSING = /^(57014|57P0[1-5]|53\w{3}|08\w{3})$/

/** What is not PostgreSQL's own answer is about the line to it, or a mistake of ours. */
const translate = (error: unknown): unknown => {
  if (error instanceof TypeError) return error
  const { code = 'timeout' } = error as { code?: string }
  return error instanceof pg.DatabaseError && !PASSING.test(code) ? error : new Unavailable(code)
}

/** A client that has failed to answer is given up, with all that would be asked of it still. */
const guarded = (client: pg.PoolClient): PostgresPoolClient => {
  let lost: unknown
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const query = async (...args: unknown[]): Promise<unknown> => {
    if (lost) throw lost
    try {
      return await ask(...args)
    } catch (error) {
      const translated = translate(error)
      if (translated instanceof Unavailable) lost = translated
      throw translated
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(Boolean(lost)) }
}

const guardedPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect().catch((error) => {
      throw translate(error)
    })
    return guarded(client)
  },
  end: () => pool.end(),
})

/** A setting of the connection, not of its start: poolers refuse those that they do not know. */
const limitStatements = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET statement_timeout = ${STATEMENT}`)
}

/** A migration takes as long as it must: `limited: false`. */
export const postgresDialect = (connectionString: string, { limited = true } = {}): Dialect => {
  // Counts and times come as 64-bit integers, which pg hands over as text; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT,
    ...(limited && { query_timeout: QUERY, onConnect: limitStatements }),
  })
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', (error) => console.error(`database connection lost: ${error.name}`))
  return new PostgresDialect({ pool: limited ? guardedPool(pool) : pool })
}
