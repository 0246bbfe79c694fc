import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database'
import { inSteps } from '../../server/db/in-steps'
import { statisticsRefresh } from '../../server/db/statistics'
import { createStore } from '../../server/store/store'

const folder = mkdtempSync(join(tmpdir(), 'wisp-locks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another program, which tries to have the database for itself. */
const ALONE = `
const Database = require(process.argv[1])
const database = new Database(process.argv[2])
try {
  for (const sql of ['PRAGMA busy_timeout = 0', 'PRAGMA locking_mode = EXCLUSIVE', 'begin immediate']) database.exec(sql)
  console.log('has it alone')
} catch (error) {
  console.log(error.code)
}
`
const tryAlone = (): string => {
  const libsql = createRequire(import.meta.url).resolve('libsql')
  return spawnSync(process.execPath, ['-e', ALONE, libsql, join(folder, 'wisp.db')], { encoding: 'utf8' }).stdout.trim()
}

it('a connection keeps its hold on the embedded database when the same process opens it once more', async () => {
  const location = { dataDir: folder, databaseUrl: '' }
  const first = await openDatabase(location)
  expect(tryAlone()).toBe('SQLITE_BUSY')
  const second = await openDatabase(location)
  await second.destroy()
  expect(tryAlone()).toBe('SQLITE_BUSY')
  await first.destroy()
})

/** How long another program holds the lock: longer than a statement waits for it. */
const HELD_MS = 300

it('a server goes on writing after it has met a lock while it gathered statistics', async () => {
  const location = { dataDir: join(folder, 'statistics'), databaseUrl: '' }
  const [db, other] = [await openDatabase(location), await openDatabase(location)]
  const { sites } = createStore(db)
  await sites.add({ key: 'demo-site', name: 'Demo' })
  const writing = other.transaction().execute(async (transaction) => {
    await transaction.updateTable('site').set({ name: 'Changed elsewhere' }).execute()
    await setTimeout(HELD_MS)
  })
  await inSteps(statisticsRefresh(db, true)).catch(() => {})
  await writing
  await sites.add({ key: 'next-site', name: 'Next' })
  expect(await createStore(other).sites.find('next-site')).toMatchObject({ name: 'Next' })
  await Promise.all([db.destroy(), other.destroy()])
})
