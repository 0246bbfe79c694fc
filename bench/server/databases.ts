/** Creates new databases with a number of sites, each with one popup. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../server/db/database'
import { type ViewerOf, viewers } from '../../server/reports/viewer'
import { createStore } from '../../server/store/store'
import { postgresBinaries, startPostgres } from '../../test/support/postgres'
import { popupWith } from '../popups'
import type { Database } from './process'

export const siteKey = (number: number): string => `site${number}`

/** Returns what makes viewer ids. @param popups number of them on each site */
const fill = async (database: Database, sites: number, popups: number): Promise<ViewerOf> => {
  const db = await openDatabase(database)
  // Filling is not what is measured.
  await (database.databaseUrl ? sql`set synchronous_commit = off` : sql`pragma synchronous = off`).execute(db)
  const store = createStore(db)
  for (let number = 0; number < sites; number++) {
    await store.sites.add({ key: siteKey(number), name: `Site ${number}` })
    for (let popup = 0; popup < popups; popup++)
      await store.popups.save(siteKey(number), popupWith(number + popup * 100_000))
  }
  const viewerOf = await viewers(store)
  await store.close()
  return viewerOf
}

export interface Databases {
  /** Database names; PostgreSQL only if it is installed. */
  names: string[]
  /** @param sites number of sites in it, each with that many popups */
  create(name: string, sites: number, popups?: number): Promise<Database & { viewerOf: ViewerOf }>
  stop(): void
}

export const openDatabases = (): Databases => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-bench-'))
  // Durable, because a response promises that data is on disk with either database.
  const cluster = postgresBinaries && startPostgres(postgresBinaries, { durable: true })
  return {
    names: ['libsql', ...(cluster ? ['PostgreSQL'] : [])],
    async create(name, sites, popups = 1) {
      const databaseUrl = name === 'PostgreSQL' && cluster ? cluster.createDatabase() : ''
      const database = { dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl }
      return { ...database, viewerOf: await fill(database, sites, popups) }
    },
    stop() {
      if (cluster) cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
