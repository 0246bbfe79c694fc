/**
 * A backup is one file: the embedded database, with the owner's pictures in a table of its own. It is opened by any SQLite,
 * and tells of itself what it holds.
 */
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { Failure } from '../lib/failure'
import { invalid } from '../lib/invalid'

export type Handle = InstanceType<typeof Database>

/** Tables that only a backup has. */
export const PICTURES = 'backup_picture'
const NOTE = 'backup_note'

/** Milliseconds. */
const MAX_PAUSE_MS = 1_000

export interface Holding {
  /** ISO time at which it was made. */
  madeAt: string
  sites: number
  leads: number
  pictures: number
}

const countOf = (database: Handle, from: string): number =>
  (database.prepare(`select count(*) as number from ${from}`).get() as { number: number }).number

export const writeNote = (database: Handle, madeAt: string): void => {
  database.exec(`create table ${NOTE} (made text not null)`)
  database.prepare(`insert into ${NOTE} (made) values (?)`).run(madeAt)
}

export const holdingOf = (database: Handle): Holding => ({
  madeAt: (database.prepare(`select made from ${NOTE}`).get() as { made: string }).made,
  sites: countOf(database, 'site where removed = 0'),
  leads: countOf(database, 'conversion where lead = 1'),
  pictures: countOf(database, PICTURES),
})

/** Drops the tables that only a backup file has. */
export const dropExtras = (database: Handle): void => {
  for (const table of [PICTURES, NOTE]) database.exec(`drop table ${table}`)
}

const damaged = (file: string, problem: unknown): Failure => new Failure(`${file} is damaged: ${problem}`)

const tablesOf = (database: Handle): string[] =>
  (database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[]).map(
    ({ name }) => name,
  )

/** The first fault that SQLite finds in a table and its indexes or, without a table, in the file as a whole. */
const problemIn = (database: Handle, table?: string): string | undefined => {
  const check = table === undefined ? 'quick_check(1)' : `integrity_check('${table.replaceAll("'", "''")}')`
  try {
    const [first] = database.prepare(`pragma ${check}`).raw().all() as [string][]
    return first?.[0] === 'ok' ? undefined : `${first?.[0]}`
  } catch (error) {
    return (error as Error).message
  }
}

interface Checking {
  /** Pauses after each table for as long as it took, so that a server on this machine can answer visitors. */
  yieldsToVisitors?: boolean
  /** Is told how far it is: 0 to 1. */
  onProgress?: (share: number) => void
}

/** Reads all of it, a table after the other; throws a Failure if anything is wrong. */
export const checkContent = async (
  database: Handle,
  file: string,
  { yieldsToVisitors = false, onProgress = () => {} }: Checking,
): Promise<void> => {
  const tables = tablesOf(database)
  for (const [index, table] of [undefined, ...tables].entries()) {
    onProgress(index / (tables.length + 1))
    const start = performance.now()
    const problem = problemIn(database, table)
    if (problem !== undefined) throw damaged(file, problem)
    if (yieldsToVisitors) await pause(Math.min(MAX_PAUSE_MS, performance.now() - start))
  }
}

/** Opens what is said to be a backup. */
export const openBackup = (file: string): Handle => {
  if (!existsSync(file)) throw invalid(`There is no file ${file}`)
  try {
    const database = new Database(file, { readonly: true } as never)
    holdingOf(database)
    return database
  } catch {
    throw invalid(`${file} is not a backup that wisp backup has made`)
  }
}
