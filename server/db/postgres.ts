/** PostgreSQL with time-outs: if the database hangs or is gone, a request fails after seconds instead of hanging. */
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '../lib/unavailable'
import { driver } from './pg'
import { demandsTls, hasNoTls, NO_TLS, securedIn, type Tls } from './postgres-tls'
import { retried } from './retry'

/** Milliseconds that a query may take: enforced by the database, and by us if the database does not answer at all. */
const STATEMENT_TIMEOUT_MS = 8_000
const QUERY_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000

/**
 * SQLSTATE of temporary errors: time limit, shutdown, starting up, no connections left or disk full, connection lost,
 * unknown whether it was done, no writes while another machine takes over.
 */
const TEMPORARY = /^(57014|57P0[1-5]|53\w{3}|08\w{3}|40003|25006)$/

/** Our own limit: the database has not answered in time. */
const isTimeout = (error: unknown): boolean => (error as Error).message === 'Query read timeout'

/** Fields that `pg` has, but its types do not name. */
interface ConnectionDetails {
  port: number
  host: string
  processID: number
  secretKey: number
}
interface Canceller extends NodeJS.EventEmitter {
  stream: NodeJS.WritableStream & { destroy(): void }
  connect(port: number | string, host?: string): void
  cancel(processID: number, secretKey: number): void
}

/**
 * Asks the database to cancel a query whose caller is gone, which it would not notice by itself. Best effort only:
 * the connection is dropped in any case.
 */
const cancel = (client: pg.PoolClient): void => {
  const { port, host, processID, secretKey } = client as unknown as ConnectionDetails
  const other = new (driver().Connection)() as unknown as Canceller
  other.on('error', () => {})
  other.on('connect', () => other.cancel(processID, secretKey))
  if (host.startsWith('/')) other.connect(`${host}/.s.PGSQL.${port}`)
  else other.connect(port, host)
  setTimeout(() => other.stream.destroy(), CONNECT_TIMEOUT_MS).unref()
}

/** Turns connection errors into Unavailable. A TypeError is our own bug. */
const translate = (error: unknown): unknown => {
  if (error instanceof TypeError) return error
  const { code = hasNoTls(error) ? NO_TLS : 'timeout' } = error as { code?: string }
  return error instanceof driver().DatabaseError && !TEMPORARY.test(code) ? error : new Unavailable(code)
}

/**
 * The limit is set anew in each transaction: behind a pooler, what is set for a session reaches other clients. It goes
 * along with the statement that begins the transaction.
 */
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`

/**
 * Once a client has failed to answer, it rejects all further queries and is dropped from the pool. A query outside of a
 * transaction is retried here; transactions are retried as a whole.
 */
const guarded = (client: pg.PoolClient): PostgresPoolClient => {
  let lost: unknown
  let inTransaction = false
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const once = async (...args: unknown[]): Promise<unknown> => {
    if (lost) throw lost
    try {
      return await ask(...args)
    } catch (error) {
      const translated = translate(error)
      if (translated instanceof Unavailable) lost = translated
      if (isTimeout(error)) cancel(client)
      throw translated
    }
  }
  const query = async (sql: unknown, ...parameters: unknown[]): Promise<unknown> => {
    if (sql === 'begin') inTransaction = true
    if (!inTransaction) return retried(() => once(sql, ...parameters))
    if (sql === 'commit' || sql === 'rollback') inTransaction = false
    return once(sql === 'begin' ? BEGIN : sql, ...parameters)
  }
  // The connection may break between two queries.
  const broken = (error: Error): void => {
    lost ??= translate(error)
  }
  client.on('error', broken)
  const release = (): void => {
    client.off('error', broken)
    client.release(Boolean(lost))
  }
  return { query: query as PostgresPoolClient['query'], release }
}

const guardedPool = (pool: PlainPool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect().catch((error) => {
      throw translate(error)
    })
    return guarded(client)
  },
  end: () => pool.end(),
})

const open = (config: pg.PoolConfig): pg.Pool => {
  const pool = new (driver().Pool)(config)
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', (error) => console.error(`database connection lost: ${error.name}`))
  // Nor one that breaks while it is in use and nothing is asked.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type PlainPool = Pick<pg.Pool, 'connect' | 'end'>

/** Tries the next TLS options if the server refuses the current ones, and keeps those that worked. */
const poolOf = (tlsOptions: Tls[], configOf: (ssl: Tls) => pg.PoolConfig): PlainPool => {
  const pools: pg.Pool[] = []
  let current = 0
  const poolAt = (index: number): pg.Pool => {
    pools[index] ??= open(configOf(tlsOptions[index] as Tls))
    return pools[index]
  }
  return {
    async connect() {
      const tried = current
      try {
        return await poolAt(tried).connect()
      } catch (error) {
        if (tlsOptions.length < 2 || !(hasNoTls(error) || demandsTls(error))) throw error
        current = tried ? 0 : 1
        return poolAt(current).connect()
      }
    },
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  } as PlainPool
}

interface Options {
  /** false: no time limit, for migrations */
  limited?: boolean
  /** Most connections; default: the driver's. */
  connections?: number
}

export const postgresDialect = (connectionString: string, { limited = true, connections }: Options = {}): Dialect => {
  // Counts and times are 64-bit integers, which pg returns as text; ours stay far below 2^53.
  const { types } = driver()
  types.setTypeParser(types.builtins.INT8, Number)
  const { url, tlsOptions, enableChannelBinding } = securedIn(connectionString)
  const pool = poolOf(tlsOptions, (ssl) => ({
    connectionString: url,
    ssl,
    enableChannelBinding,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: connections,
    ...(limited && { query_timeout: QUERY_TIMEOUT_MS }),
  }))
  return new PostgresDialect({ pool: limited ? guardedPool(pool) : pool })
}
