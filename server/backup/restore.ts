/** Puts a backup into a data folder that no program uses. What was there is moved aside, not deleted. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { openDataFolder, ownerOnly } from '../lib/data-folder'
import { invalid } from '../lib/invalid'
import { checkContent, dropExtras, type Handle, type Holding, holdingOf, openBackup, PICTURES } from './file'

/**
 * True if any program has the embedded database open, even one that has left no note of itself: only one can have it for itself. A file
 * that cannot be read is in nobody's use.
 */
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

/** Parts to move away, with the log files of the replaced database: its log would be taken for that of the new one. */
const PARTS = ['wisp.db', 'wisp.db-wal', 'wisp.db-shm', 'images'] as const

/** A name of a picture is a path inside its folder. */
const isInside = (folder: string, path: string): boolean => resolve(path).startsWith(`${resolve(folder)}/`)

const writePictures = (database: Handle, folder: string): void => {
  const names = database.prepare(`select name from ${PICTURES}`).all() as { name: string }[]
  const read = database.prepare(`select content from ${PICTURES} where name = ?`)
  for (const { name } of names) {
    const path = join(folder, name)
    if (!isInside(folder, path)) throw invalid(`The backup has a picture with the name ${name}, which leads elsewhere`)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const { content } = read.get(name) as { content: Uint8Array }
    writeFileSync(path, new Uint8Array(content), { mode: 0o600 })
  }
}

interface Plan extends Holding {
  folder: string
  /** Folder that the current data is moved to; undefined if there is none. */
  aside?: string
}

/** Checks the backup, and tells what restoring it would do. */
export const planRestore = async (
  dataDir: string,
  file: string,
  say: (text: string) => void,
  now = new Date(),
): Promise<Plan> => {
  const folder = resolve(dataDir)
  const database = openBackup(resolve(file))
  try {
    await checkContent(database, file, { onProgress: (share) => say(`Checking ${file}: ${Math.floor(100 * share)} %`) })
    const there = PARTS.some((name) => existsSync(join(folder, name)))
    const aside = join(folder, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`)
    return { ...holdingOf(database), folder, ...(there && { aside }) }
  } finally {
    database.close()
  }
}

/** The new database is complete before the old one is moved, so that an interrupted restore leaves one of the two. */
export const restore = (file: string, { folder, aside }: Plan): void => {
  openDataFolder(folder)
  const fresh = join(folder, 'restored.part')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const copy = join(fresh, 'wisp.db')
  copyFileSync(resolve(file), copy)
  ownerOnly(copy)
  const database = new Database(copy)
  writePictures(database, join(fresh, 'images'))
  dropExtras(database)
  database.close()
  if (aside) mkdirSync(aside, { mode: 0o700 })
  for (const name of PARTS) {
    if (aside && existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name))
    if (existsSync(join(fresh, name))) renameSync(join(fresh, name), join(folder, name))
  }
  rmSync(fresh, { recursive: true, force: true })
}
