/** The databases for every server suite: always libsql, and PostgreSQL if it is installed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { Where } from '../../server/store/database'
import { createDatabase, postgresBinaries, TEMPLATE } from './postgres'

/** Returns where a new database is, with a folder that is removed after the suite. `empty`: without tables. */
export type NewDatabase = (empty?: boolean) => Where

const folders = (): { make(): string; remove(): void } => {
  const made: string[] = []
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
      made.push(folder)
      return folder
    },
    remove() {
      for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const onLibsql = (suite: (database: NewDatabase) => void): void => {
  const { make, remove } = folders()
  afterAll(remove)
  suite(() => ({ dataDir: make(), databaseUrl: '' }))
}

const onPostgres = (bin: string, suite: (database: NewDatabase) => void): void => {
  const { make, remove } = folders()
  afterAll(remove)
  const address = (empty = false): string =>
    createDatabase(bin, inject('postgres'), { copyOf: empty ? undefined : TEMPLATE })
  suite((empty) => ({ dataDir: make(), databaseUrl: address(empty) }))
}

export const describeOnEachDatabase = (name: string, suite: (database: NewDatabase) => void): void => {
  describe(`${name}, libsql`, () => onLibsql(suite))
  if (postgresBinaries) describe(`${name}, PostgreSQL`, () => onPostgres(postgresBinaries as string, suite))
  else {
    console.warn(`SKIPPED on PostgreSQL, whose binaries are not installed: ${name}`)
    describe.skip(`${name}, PostgreSQL (not installed)`, () => suite(() => ({ dataDir: '', databaseUrl: '' })))
  }
}
