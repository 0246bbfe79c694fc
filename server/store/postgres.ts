/** PostgreSQL with time-outs: if the database hangs or is gone, a request fails after seconds instead of hanging. */
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Unavailable } from './unavailable'

/** Milliseconds that a query may take: enforced by the database, and by us if the database does not answer at all. */
const STATEMENT = 8_000
const QUERY = 10_000
const CONNECT = 5_000

/** SQLSTATE of temporary errors: time limit, shutdown, starting up, no connections left, connection lost. */
const TEMPORARY = /^(57014|57P0[1-5]|53\w{3}|08\w{3})$/

/** Turns connection errors into Unavailable. A TypeError is our own bug. */
const translate = (error: unknown): unknown => {
  if (error instanceof TypeError) return error
  const { code = 'timeout' } = error as { code?: string }
  return error instanceof pg.DatabaseError && !TEMPORARY.test(code) ? error : new Unavailable(code)
}

/** Once a client has failed to answer, it rejects all further queries and is dropped from the pool. */
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

/** Set by a query, because connection poolers refuse startup parameters that they do not know. */
const limitStatements = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET statement_timeout = ${STATEMENT}`)
}

/** @param options.limited false: no time limit, for migrations */
export const postgresDialect = (connectionString: string, { limited = true } = {}): Dialect => {
  // Counts and times are 64-bit integers, which pg returns as text; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT,
    ...(limited && { query_timeout: QUERY, onConnect: limitStatements }),
  })
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', (error) => console.error(`database connection lost: ${error.name}`))
  return new PostgresDialect({ pool: limited ? guardedPool(pool) : pool })
}
