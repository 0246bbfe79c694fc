/** Creates new databases with a number of sites, each with one popup. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/store/database'
import { createStore } from '../../server/store/store'
import { postgresBinaries, startPostgres } from '../../test/support/postgres'
import { popupWith } from '../popups'
import type { Database } from './process'

export const siteKey = (number: number): string => `site${number}`

/** In one transaction, because inserting is not what is measured. */
const fill = async (database: Database, sites: number): Promise<void> => {
  const db = await openDatabase(database)
  await db.transaction().execute(async (transaction) => {
    const store = createStore(transaction)
    for (let number = 0; number < sites; number++) {
      await store.sites.add({ key: siteKey(number), name: `Site ${number}` })
      await store.popups.save(siteKey(number), popupWith(number))
    }
  })
  await db.destroy()
}

export interface Databases {
  /** Database names; PostgreSQL only if it is installed. */
  names: string[]
  /** @param sites number of sites in it */
  create(name: string, sites: number): Promise<Database>
  stop(): void
}

export const openDatabases = (): Databases => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-bench-'))
  // Durable, because a response promises that data is on disk with either database.
  const cluster = postgresBinaries && startPostgres(postgresBinaries, { durable: true })
  return {
    names: ['libsql', ...(cluster ? ['PostgreSQL'] : [])],
    async create(name, sites) {
      const databaseUrl = name === 'PostgreSQL' && cluster ? cluster.createDatabase() : ''
      const database = { dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl }
      await fill(database, sites)
      return database
    },
    stop() {
      if (cluster) cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
