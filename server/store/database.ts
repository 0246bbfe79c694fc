/** Opens the database: libsql in a file, or PostgreSQL if a URL is given. Both use the same queries and migrations. */
import { Kysely, Migrator } from 'kysely'
import { Failure } from '../failure'
import { libsqlDialect } from './libsql'
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
import { names } from './migrations/0021-names'
import { stores } from './migrations/0022-stores'
import { pagesOfDocuments } from './migrations/0024-pages'
import { pageHits } from './migrations/0025-page-hits'
import { contactForms } from './migrations/0026-contact-forms'
import { popupEffects } from './migrations/0027-popup-effects'
import { images } from './migrations/0028-images'
import { postgresDialect } from './postgres'
import { mustBeAddress, mustTakeWrites, postgresFailure } from './postgres-failure'
import type { Tables } from './schema'

export type Db = Kysely<Tables>

export interface Where {
  /** Folder of the embedded database. */
  dataDir: string
  /** URL of PostgreSQL; '' for the embedded database. */
  databaseUrl: string
}

/** They run in the order of their names, each once. */
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
  '0021-names': names,
  '0022-stores': stores,
  // Product cards and thresholds are parts.
  '0023-store-parts': parts,
  '0024-pages': pagesOfDocuments,
  '0025-page-hits': pageHits,
  '0026-contact-forms': contactForms,
  '0027-popup-effects': popupEffects,
  '0028-images': images,
}

const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (/previously executed migration \S+ is missing/.test(`${error}`))
    throw new Failure('A newer version of Wisp has migrated this database. Run that version, or restore a backup')
  if (error) throw error
}

/** Connects without migrating or checking anything. */
export const connect = ({ dataDir, databaseUrl }: Where): Db =>
  new Kysely<Tables>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : libsqlDialect(dataDir) })

/** Migrates on separate connections, because migrations have no time limit. */
const preparePostgres = async (databaseUrl: string): Promise<void> => {
  mustBeAddress(databaseUrl)
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { limited: false }) })
  try {
    await mustTakeWrites(db)
    await migrate(db)
  } catch (error) {
    throw postgresFailure(error, databaseUrl)
  } finally {
    await db.destroy()
  }
}

/** Opens and migrates the database; `destroy()` closes it. Problems that a person can fix are thrown as a Failure. */
export const openDatabase = async (where: Where): Promise<Db> => {
  if (where.databaseUrl) {
    await preparePostgres(where.databaseUrl)
    return connect(where)
  }
  const db = connect(where)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
