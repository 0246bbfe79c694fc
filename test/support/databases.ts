/** The databases for every server suite: always libsql, and PostgreSQL if it is installed. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject, TestRunner } from 'vitest'
import type { DatabaseLocation } from '../../server/db/database'
import { isComplete } from '../suites'
import { createDatabase, postgresBinaries, TEMPLATE } from './postgres'

/** Returns where a new database is, with a folder that is removed after the suite. `empty`: without tables. */
export type NewDatabase = (empty?: boolean) => DatabaseLocation

const folders = (): { make(): string; remove(): void } => {
  const paths: string[] = []
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
      paths.push(folder)
      return folder
    },
    remove() {
      for (const folder of paths.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const onLibsql = (suite: (database: NewDatabase) => void): void => {
  const { make, remove } = folders()
  afterAll(remove)
  suite((empty) => {
    const dataDir = make()
    if (!empty) cpSync(inject('libsql'), dataDir, { recursive: true })
    return { dataDir, databaseUrl: '' }
  })
}

const onPostgres = (bin: string, suite: (database: NewDatabase) => void): void => {
  const { make, remove } = folders()
  afterAll(remove)
  const address = (empty = false): string =>
    createDatabase(bin, inject('postgres'), { copyOf: empty ? undefined : TEMPLATE })
  suite((empty) => ({ dataDir: make(), databaseUrl: address(empty) }))
}

type OnDatabase = (name: string, suite: (database: NewDatabase) => void) => void

/** For what depends on the engine: queries, steps of the schema, several at once. All cases run on both. */
export const describeOnEachDatabase: OnDatabase = (name, suite) => {
  describe(`${name}, libsql`, () => onLibsql(suite))
  if (postgresBinaries) describe(`${name}, PostgreSQL`, () => onPostgres(postgresBinaries as string, suite))
  else {
    console.warn(`SKIPPED on PostgreSQL, whose binaries are not installed: ${name}`)
    describe.skip(`${name}, PostgreSQL (not installed)`, () => suite(() => ({ dataDir: '', databaseUrl: '' })))
  }
}

/** Leaves out every second of the cases and inner suites that the suite around the call has. */
const keepHalf = (first: 0 | 1): void => {
  const { tasks } = TestRunner.getCurrentSuite()
  tasks.splice(0, tasks.length, ...tasks.filter((_, index) => index % 2 === first))
}

/**
 * For what does not depend on the engine, in cases that do not depend on each other: usually the first, third, … case or
 * inner suite runs on libsql and the others on PostgreSQL; in the complete run, and without PostgreSQL, all run on each.
 */
export const describeOnEitherDatabase: OnDatabase = (name, suite) => {
  if (isComplete || !postgresBinaries) return describeOnEachDatabase(name, suite)
  let half: 0 | 1 = 0
  describeOnEachDatabase(name, (database) => {
    suite(database)
    keepHalf(half)
    half = 1
  })
}
