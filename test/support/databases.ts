/** The databases that every server suite runs on: libsql always, PostgreSQL where its binaries are found. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Where } from '../../server/store/database'
import { type Cluster, postgresBinaries, startPostgres } from './postgres'

/** Where a fresh, empty database is; its folder too, which is gone after the suite. */
export type NewDatabase = () => Where

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
  let cluster: Cluster
  beforeAll(() => {
    cluster = startPostgres(bin)
  })
  afterAll(() => {
    cluster.stop()
    remove()
  })
  suite(() => ({ dataDir: make(), databaseUrl: cluster.createDatabase() }))
}

export const describeOnEachDatabase = (name: string, suite: (database: NewDatabase) => void): void => {
  describe(`${name}, libsql`, () => onLibsql(suite))
  if (postgresBinaries) describe(`${name}, PostgreSQL`, () => onPostgres(postgresBinaries as string, suite))
  else {
    console.warn(`SKIPPED on PostgreSQL, whose binaries are not installed: ${name}`)
    describe.skip(`${name}, PostgreSQL (not installed)`, () => suite(() => ({ dataDir: '', databaseUrl: '' })))
  }
}
