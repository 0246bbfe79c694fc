/**
 * A backup is one file: the embedded database, with the owner's pictures in a table of its own. It is opened by any SQLite,
 * and tells of itself what it holds.
 */
import { existsSync } from 'node:fs'
import Database from 'libsql'
import { Failure } from '../failure'

export type Handle = InstanceType<typeof Database>

/** Tables that only a backup has. */
export const PICTURES = 'backup_picture'
const NOTE = 'backup_note'

export interface Holding {
  /** When it was made: ISO time. */
  made: string
  sites: number
  leads: number
  pictures: number
}

const countOf = (database: Handle, from: string): number =>
  (database.prepare(`select count(*) as number from ${from}`).get() as { number: number }).number

export const writeNote = (database: Handle, made: string): void => {
  database.exec(`create table ${NOTE} (made text not null)`)
  database.prepare(`insert into ${NOTE} (made) values (?)`).run(made)
}

export const holdingOf = (database: Handle): Holding => ({
  made: (database.prepare(`select made from ${NOTE}`).get() as { made: string }).made,
  sites: countOf(database, 'site where removed = 0'),
  leads: countOf(database, 'conversion where lead = 1'),
  pictures: countOf(database, PICTURES),
})

/** What a data folder does not have. */
export const dropExtras = (database: Handle): void => {
  for (const table of [PICTURES, NOTE]) database.exec(`drop table ${table}`)
}

/** Reads all of it; throws a Failure if anything is wrong. */
export const checkContent = (database: Handle, file: string): void => {
  const [first] = database.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[]
  if (first?.integrity_check !== 'ok') throw new Failure(`${file} is damaged: ${first?.integrity_check}`)
}

/** Opens what is said to be a backup. */
export const openBackup = (file: string): Handle => {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}`)
  try {
    const database = new Database(file, { readonly: true } as never)
    holdingOf(database)
    return database
  } catch {
    throw new Failure(`${file} is not a backup that wisp backup has made`)
  }
}
