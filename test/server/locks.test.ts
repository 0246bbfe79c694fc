import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database'

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
