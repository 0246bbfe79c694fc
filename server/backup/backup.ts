/** Makes a backup: writes it beside its place, checks it, and only then gives it its name. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { Failure } from '../lib/failure'
import { invalid } from '../lib/invalid'
import { checkContent, type Handle, type Holding, holdingOf, PICTURES, writeNote } from './file'
import { snapshot } from './snapshot'

/** Bytes of pictures in one transaction, which goes to the disk at once. */
const TRANSACTION_BYTES = 4_000_000

interface BackupContents extends Holding {
  bytes: number
}

const addPictures = (database: Handle, folder: string, print: (line: string) => void): void => {
  database.exec(`create table ${PICTURES} (name text primary key not null, content blob not null)`)
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const add = database.prepare(`insert into ${PICTURES} (name, content) values (?, ?)`)
  let waiting = 0
  database.exec('begin')
  for (const [index, file] of files.entries()) {
    const content = readFileSync(file)
    add.run(file.slice(folder.length + 1), content)
    waiting += content.length
    if (waiting < TRANSACTION_BYTES) continue
    database.exec('commit')
    database.exec('begin')
    waiting = 0
    print(`Pictures: ${index + 1} of ${files.length}`)
  }
  database.exec('commit')
}

const sync = (path: string): void => {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const percent = (bytes: number, total: number): number => Math.min(99, Math.floor((100 * bytes) / Math.max(total, 1)))

const complete = async (part: string, dataDir: string, print: (line: string) => void): Promise<BackupContents> => {
  const database = new Database(part)
  try {
    addPictures(database, join(resolve(dataDir), 'images'), print)
    writeNote(database, new Date().toISOString())
    await checkContent(database, part, {
      yieldsToVisitors: true,
      onProgress: (share) => print(`Checking what was written: ${Math.floor(100 * share)} %`),
    })
    return { ...holdingOf(database), bytes: statSync(part).size }
  } finally {
    database.close()
  }
}

/** @param print is told how far it is */
export const makeBackup = async (
  dataDir: string,
  file: string,
  print: (line: string) => void,
): Promise<BackupContents> => {
  const from = join(resolve(dataDir), 'wisp.db')
  const [to, part] = [resolve(file), `${resolve(file)}.part`]
  if (!existsSync(from)) throw new Failure(`There is no database in ${resolve(dataDir)}. Set DATA_DIR`)
  if (existsSync(to)) throw invalid(`${to} exists already; a backup does not overwrite it`)
  if (!existsSync(dirname(to))) throw invalid(`There is no folder ${dirname(to)}`)
  rmSync(part, { force: true })
  try {
    await snapshot(from, part, (bytes, total) => print(`Database: ${percent(bytes, total)} %`))
    const contents = await complete(part, dataDir, print)
    sync(part)
    renameSync(part, to)
    sync(dirname(to))
    return contents
  } catch (error) {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(part + ending, { force: true })
    throw error
  }
}
