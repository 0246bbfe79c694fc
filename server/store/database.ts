/** Opens the database: libsql in a file, or PostgreSQL where an address is given. Queries and migrations are the same. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { first } from './migrations/0001-first'
import { reportIds } from './migrations/0002-report-ids'
import { restrictions } from './migrations/0003-restrictions'
import { leadProblems } from './migrations/0004-lead-problems'
import { prizes } from './migrations/0005-prizes'
import { parts } from './migrations/0006-parts'
import { idsPerSite } from './migrations/0007-ids-per-site'
import { answers } from './migrations/0008-answers'
import { prizeCallers } from './migrations/0009-prize-callers'
import { removal } from './migrations/0020-removal'
import type { Tables } from './schema'

export type Db = Kysely<Tables>

export interface Where {
  /** Folder of the embedded database. */
  dataDir: string
  /** PostgreSQL; '' for the embedded one. */
  databaseUrl: string
}

/** An answer means "on disk": FULL syncs the log at each commit. The time-out lets the command line write beside a server. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']

const libsqlDialect = (dataDir: string): Dialect => {
  // Leads are personal data: nobody else on the machine reads them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new Database(join(dataDir, 'wisp.db'))
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
  return new SqliteDialect({ database: database as unknown as SqliteDatabase })
}

const postgresDialect = (connectionString: string): Dialect => {
  // Counts and times come as 64-bit integers, which pg hands over as text; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString })
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', (error) => console.error(`database connection lost: ${error.name}`))
  return new PostgresDialect({ pool })
}

/** In the order of their names, each once. */
const MIGRATIONS = {
  '0001-first': first,
  '0002-report-ids': reportIds,
  '0003-restrictions': restrictions,
  '0004-lead-problems': leadProblems,
  '0005-prizes': prizes,
  '0006-parts': parts,
  '0007-ids-per-site': idsPerSite,
  '0008-answers': answers,
  '0009-prize-callers': prizeCallers,
  '0020-removal': removal,
}

const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** As it is, without a look at what is in it. */
export const connect = ({ dataDir, databaseUrl }: Where): Db =>
  new Kysely<Tables>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : libsqlDialect(dataDir) })

/** Migrated and ready; `destroy()` closes it. */
export const openDatabase = async (where: Where): Promise<Db> => {
  const db = connect(where)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
