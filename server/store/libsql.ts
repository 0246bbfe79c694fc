/** The embedded database: one file in the data folder. */
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { mustWrite, openDataFolder, ownerOnly, why } from '../data-folder'
import { Failure } from '../failure'
import { tokenFile } from '../secrets'

/** An answer means "on disk": FULL syncs the log at each commit. The time-out lets the command line write beside a server. */
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']

/** Bytes of a database that is read through at each start, which takes a second at most. In a larger one damage is found where it is read. */
const CHECKED = 256 * 1024 * 1024

const damaged = (file: string, how: string): Failure =>
  new Failure(
    `The database ${file} is damaged (${how}). Put a backup in its place, or move it away to begin with an empty one`,
  )

const failureOf = (file: string, error: unknown): unknown => {
  const { code = '', message } = error as { code?: string; message: string }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(file, message)
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code) || /^ConnectionFailed/.test(message))
    return new Failure(
      `The database ${file} cannot be opened for writing. Give this user the right to write it and its folder`,
    )
  if (/^SQLITE_BUSY/.test(code))
    return new Failure(`The database ${file} is held by another program. End it, and try again`)
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return new Failure(`The database ${file} cannot be written: the disk is full or fails. Make room, and try again`)
  return error
}

/** Files of the database; the log and its index take the mode of the first. */
const filesOf = (file: string): string[] => ['', '-wal', '-shm'].map((suffix) => file + suffix)

/** Leads are personal data: nobody else on the machine reads them, in a folder that was there before either. */
const closeToOthers = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    const what = (error as NodeJS.ErrnoException).code === 'EISDIR' ? 'it is a folder' : why(error)
    throw new Failure(`The database ${file} cannot be written: ${what}. Give this user the right, or set DATA_DIR`)
  }
  for (const one of filesOf(file)) {
    ownerOnly(one)
    if (existsSync(one)) mustWrite(one, 'The database')
  }
}

/** An empty file is how a database begins, but not one that had a server or has a log. */
const refuseEmptied = (file: string, dataDir: string): void => {
  if (!existsSync(file) || statSync(file).size) return
  const used = [`${file}-wal`, tokenFile(dataDir)].some((beside) => existsSync(beside) && statSync(beside).size)
  if (used) throw damaged(file, 'it is empty')
}

const open = (file: string): InstanceType<typeof Database> => {
  const database = new Database(file)
  try {
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
    if (statSync(file).size > CHECKED) return database
    const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (found.quick_check !== 'ok') throw damaged(file, 'what is in it does not fit together')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite can take back changes of tables too: a migration that is killed, or finds the disk full, leaves what was there before. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class LibsqlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

export const libsqlDialect = (dataDir: string): Dialect => {
  const file = join(resolve(dataDir), 'wisp.db')
  openDataFolder(dataDir)
  refuseEmptied(file, dataDir)
  closeToOthers(file)
  try {
    return new LibsqlDialect({ database: open(file) as unknown as SqliteDatabase })
  } catch (error) {
    throw failureOf(file, error)
  }
}
