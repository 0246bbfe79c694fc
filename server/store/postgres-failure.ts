/** Why PostgreSQL cannot be used, in a sentence: without the password of its address. */

import { type QueryExecutorProvider, sql } from 'kysely'
import pg from 'pg'
import { own } from '../../shared/platform/own'
import { Failure } from '../failure'

const ADDRESS = 'postgresql://user:password@host/name'

/** A standby answers queries and refuses writes: a server on it would take no lead. */
export const mustTakeWrites = async (db: QueryExecutorProvider): Promise<void> => {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  if (rows[0]?.transaction_read_only === 'on')
    throw new Failure('PostgreSQL takes no writes: it is a standby or read-only. Name the primary in DATABASE_URL')
}

interface Place {
  host: string
  user: string
  database: string
}

/** An address without a host means a socket, named by a parameter. */
const placeOf = (databaseUrl: string): Place => {
  const { hostname, port, searchParams, username, pathname } = new URL(databaseUrl.replace('@/', '@local-socket/'))
  const host = searchParams.get('host') ?? hostname
  return {
    host: port ? `${host}:${port}` : host || 'this machine',
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** A percent sign that encodes nothing, in a password say, stops the driver too. */
const decodes = (text: string): boolean => {
  try {
    // Its result is used, or the bundler would leave the call out.
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** The driver would take anything for an address, and look for a host of that name. */
export const mustBeAddress = (databaseUrl: string): void => {
  const looksRight = /^postgres(ql)?:\/\//.test(databaseUrl) && decodes(databaseUrl)
  if (looksRight && URL.canParse(databaseUrl.replace('@/', '@local-socket/'))) return
  throw new Failure(`DATABASE_URL is no address of PostgreSQL. Write it as ${ADDRESS}`)
}

/** By PostgreSQL's own code, or the system's. */
const REASONS: Record<string, ((place: Place) => string) | undefined> = {
  '28P01': ({ user }) => `refuses the password of ${user}. Mend the password in DATABASE_URL`,
  '28000': ({ user }) => `does not let ${user} in. Mend the user in DATABASE_URL, or pg_hba.conf`,
  '3D000': ({ database }) => `has no database ${database}. Make it (createdb ${database}), or mend DATABASE_URL`,
  '42501': ({ user, database }) =>
    `does not let ${user} make tables in ${database}. Grant it: GRANT CREATE ON SCHEMA public TO ${user}`,
  '53300': () => 'has no connection left. Raise max_connections, or end other programs',
  '57P03': () => 'does not take connections yet. Try again in a moment',
  ENOTFOUND: () => 'is not known under this name. Mend the host in DATABASE_URL',
  EAI_AGAIN: () => 'cannot be looked up: the name service does not answer. Mend the host in DATABASE_URL',
}

const reasonOf = (error: unknown, place: Place): string => {
  const { code = '', message } = error as { code?: string; message?: string }
  const reason = own(REASONS, code)
  if (reason) return reason(place)
  if (message?.startsWith('SASL')) return `asks for a password of ${place.user}. Add it to DATABASE_URL`
  // What PostgreSQL says otherwise may quote what it refuses; of the line to it, there is only the code.
  return `does not answer${code && ` (${code})`}. Start it, or mend DATABASE_URL`
}

/** The sentence; a query that PostgreSQL has refused stays the error it is. */
export const postgresFailure = (error: unknown, databaseUrl: string): unknown => {
  const { code = '' } = error as { code?: string }
  const ofQuery = error instanceof pg.DatabaseError && !Object.hasOwn(REASONS, code)
  if (error instanceof Failure || error instanceof TypeError || ofQuery) return error
  const place = placeOf(databaseUrl)
  return new Failure(`PostgreSQL at ${place.host} ${reasonOf(error, place)}`)
}
