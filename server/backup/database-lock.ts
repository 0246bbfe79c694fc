/** Finds out if any program has the embedded database open, even one that has left no note of itself. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'

/** Only one program can have it for itself. A file that cannot be read is in nobody's use. */
export const isInUse = (dataDir: string): boolean => {
  const file = join(resolve(dataDir), 'wisp.db')
  if (!existsSync(file)) return false
  const database = new Database(file)
  try {
    for (const sql of ['PRAGMA busy_timeout = 0', 'PRAGMA locking_mode = EXCLUSIVE', 'begin immediate', 'rollback'])
      database.exec(sql)
    return false
  } catch (error) {
    return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
  } finally {
    database.close()
  }
}
