/** The embedded database: one file in the data folder. */
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Dialect, SqliteDialect, type SqliteDriver } from 'kysely'
import Database from 'libsql'
import { mustWrite, openDataFolder, ownerOnly, tokenFile, why } from '../lib/data-folder'
import { Failure } from '../lib/failure'
import { LibsqlDriver } from './libsql-driver'

/**
 * Pages of the write-ahead log, together 16 MB, after which they are copied into the database: each once, however often it
 * has changed.
 */
const CHECKPOINT_PAGES = 4_000

/**
 * A response promises that data is on disk, so FULL syncs the log at each commit. The busy time-out lets several
 * programs open it at once.
 */
const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
]

/**
 * Databases up to this many bytes are checked at each start, which takes at most a second. Damage to larger ones shows
 * when it is read.
 */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

const damaged = (file: string, how: string): Failure =>
  new Failure(`The database ${file} is damaged (${how}). Restore a backup, or move it away to start with an empty one`)

const failureOf = (file: string, error: unknown): unknown => {
  const { code = '', message } = error as { code?: string; message: string }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(file, message)
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code) || /^ConnectionFailed/.test(message))
    return new Failure(
      `The database ${file} cannot be opened for writing. Give this user write permission for it and its folder`,
    )
  if (/^SQLITE_BUSY/.test(code))
    return new Failure(`The database ${file} is held by another program. End it, and try again`)
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return new Failure(`The database ${file} cannot be written: the disk is full or fails. Make room, and try again`)
  return error
}

/** The database, its write-ahead log and its index, which get the mode of the database. */
const filesOf = (file: string): string[] => ['', '-wal', '-shm'].map((suffix) => file + suffix)

const cannotBeWritten = (file: string, reason: string): Failure =>
  new Failure(`The database ${file} cannot be written: ${reason}. Give this user permission, or set DATA_DIR`)

/**
 * Creates the file if there is none. One that is there must not be opened here: closing it again would drop the locks of
 * all connections that this process has to it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
const createFile = (file: string): void => {
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw cannotBeWritten(file, 'it is a folder')
    mustWrite(file, 'The database')
    return
  }
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw cannotBeWritten(file, why(error))
  }
}

/** Makes the files private, because leads are personal data and the folder may have existed with wider permissions. */
const closeToOthers = (file: string): void => {
  createFile(file)
  for (const path of filesOf(file)) {
    ownerOnly(path)
    if (existsSync(path)) mustWrite(path, 'The database')
  }
}

/** An empty file is a new database, unless a log or a desk token shows that it was in use. */
const refuseEmptied = (file: string, dataDir: string): void => {
  if (!existsSync(file) || statSync(file).size) return
  const isUsed = [`${file}-wal`, tokenFile(dataDir)].some((path) => existsSync(path) && statSync(path).size)
  if (isUsed) throw damaged(file, 'it is empty')
}

const open = (file: string): InstanceType<typeof Database> => {
  const database = new Database(file)
  try {
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
    if (statSync(file).size > MAX_CHECKED_BYTES) return database
    const result = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (result.quick_check !== 'ok') throw damaged(file, 'its content is inconsistent')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Milliseconds for which a running server blocks while another program writes the database. After that it retries,
 * and answers other calls in between.
 */
const BUSY_TIMEOUT_MS = 50

class LibsqlDialect extends SqliteDialect {
  readonly #database: InstanceType<typeof Database>

  constructor(database: InstanceType<typeof Database>) {
    super({ database: database as never })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new LibsqlDriver(this.#database)
  }
}

export const libsqlDialect = (dataDir: string): Dialect => {
  const file = join(resolve(dataDir), 'wisp.db')
  openDataFolder(dataDir)
  refuseEmptied(file, dataDir)
  closeToOthers(file)
  try {
    const database = open(file)
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return new LibsqlDialect(database)
  } catch (error) {
    throw failureOf(file, error)
  }
}
