/** Turns a PostgreSQL error into a readable message without the password from its URL. */

import { type QueryExecutorProvider, sql } from 'kysely'
import { own } from '../../shared/values/own'
import { Failure, isExplained } from '../lib/failure'
import { invalid } from '../lib/invalid'
import { driver } from './pg'
import { tlsProblem } from './postgres-tls'

const ADDRESS = 'postgresql://user:password@host/name'

/** Throws on a standby: it answers queries but refuses writes, so a server on it could not store leads. */
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

/** A URL without a host means a local socket, named by the `host` parameter. */
const placeOf = (databaseUrl: string): Place => {
  const { hostname, port, searchParams, username, pathname } = new URL(databaseUrl.replace('@/', '@local-socket/'))
  const host = searchParams.get('host') ?? hostname
  return {
    host: port ? `${host}:${port}` : host || 'this machine',
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** An invalid percent escape, in a password for example, would make the driver fail too. */
const decodes = (text: string): boolean => {
  try {
    // Use the result, or the bundler removes the call.
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** The driver accepts any text and would look for a host of that name. */
export const mustBeAddress = (databaseUrl: string): void => {
  const looksRight = /^postgres(ql)?:\/\//.test(databaseUrl) && decodes(databaseUrl)
  if (looksRight && URL.canParse(databaseUrl.replace('@/', '@local-socket/'))) return
  throw invalid(`DATABASE_URL is not a PostgreSQL URL. Write it as ${ADDRESS}`)
}

/** By PostgreSQL's error code (SQLSTATE), or the system's. */
const REASONS: Record<string, ((place: Place) => string) | undefined> = {
  '28P01': ({ user }) => `refuses the password of ${user}. Correct the password in DATABASE_URL`,
  '28000': ({ user }) => `does not let ${user} in. Correct the user in DATABASE_URL, or pg_hba.conf`,
  '3D000': ({ database }) => `has no database ${database}. Make it (createdb ${database}), or correct DATABASE_URL`,
  '42501': ({ user, database }) =>
    `does not let ${user} make tables in ${database}. Grant it: GRANT CREATE ON SCHEMA public TO ${user}`,
  '53300': () => 'has no connection left. Raise max_connections, or end other programs',
  '57P03': () => 'does not take connections yet. Try again in a moment',
  ENOTFOUND: () => 'is not known under this name. Correct the host in DATABASE_URL',
  EAI_AGAIN: () => 'cannot be looked up: the name service does not answer. Correct the host in DATABASE_URL',
}

const reasonOf = (error: unknown, place: Place): string => {
  const ofTls = tlsProblem(error)
  if (ofTls) return ofTls
  const { code = '', message } = error as { code?: string; message?: string }
  const reason = own(REASONS, code)
  if (reason) return reason(place)
  if (message?.startsWith('SASL')) return `asks for a password of ${place.user}. Add it to DATABASE_URL`
  // Print only the code: other messages may quote values.
  return `does not answer${code && ` (${code})`}. Start it, or correct DATABASE_URL`
}

/** An error with a readable reason. Errors of a query itself are returned unchanged. */
export const postgresFailure = (error: unknown, databaseUrl: string): unknown => {
  const { code = '' } = error as { code?: string }
  const ofQuery = error instanceof driver().DatabaseError && !Object.hasOwn(REASONS, code) && !tlsProblem(error)
  if (isExplained(error) || error instanceof TypeError || ofQuery) return error
  const place = placeOf(databaseUrl)
  return new Failure(`PostgreSQL at ${place.host} ${reasonOf(error, place)}`)
}
