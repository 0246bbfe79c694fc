/** A removal that is killed in the middle of a statement, and what becomes of the site after that. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Db } from '../../server/db/database'
import { fill } from '../fill/fill'
import { popupName, siteName } from '../fill/numbers'
import { describeOnEachDatabase } from '../support/databases'
import { OWNED_TABLES, rowsOf } from '../support/owned-rows'
import { type Build, copyBuild, startWisp } from '../support/wisp'

const [LARGE, OTHER] = [siteName(0), siteName(1)]

/** The first row of this table holds the removal up until it is killed: in the middle of the statement that deletes it. */
const HOLD = {
  libsql: [
    `create trigger hold before delete on page_session begin
      select count(*) from (with recursive endless(x) as (select 1 union all select x + 1 from endless) select x from endless);
    end`,
  ],
  postgres: [
    `create function hold() returns trigger language plpgsql as $$ begin
      perform pg_sleep(1000); return old; end $$`,
    'create trigger hold before delete on page_session for each row execute function hold()',
  ],
}

let build: Build
beforeAll(() => {
  build = copyBuild()
})
afterAll(() => build.remove())

const run = async (db: Db, ...statements: string[]): Promise<void> => {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement))
}

const rowCounts = async (db: Db, site: string): Promise<number[]> =>
  Promise.all(OWNED_TABLES.map((table) => rowsOf(db, site, table)))

describeOnEachDatabase('a removal that is killed', (database) => {
  it('leaves a site that nobody sees, takes leads of the others, and is continued by any server', async () => {
    const location = database()
    const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, DESK_TOKEN: 'the-token-of-this-test' }
    await fill(location, { views: 2_000, leads: 500, sites: 3, deliveries: 500, seed: 1 })
    const db = connect(location)
    const [before, others] = [await rowCounts(db, LARGE), await rowCounts(db, OTHER)]
    await run(db, ...HOLD[location.databaseUrl ? 'postgres' : 'libsql'])
    const child = spawn(process.execPath, [build.cli, 'site', 'remove', LARGE, '--yes'], { env, stdio: 'ignore' })
    // The tables before that one are empty.
    await expect.poll(() => rowsOf(db, LARGE, 'page_hit'), { timeout: 60_000 }).toBe(0)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
    if (location.databaseUrl)
      await run(db, "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
    await run(db, location.databaseUrl ? 'drop trigger hold on page_session' : 'drop trigger hold')

    const sessions = OWNED_TABLES.indexOf('page_session')
    expect((await rowCounts(db, LARGE))[sessions]).toBe(before[sessions])
    const server = await startWisp(build, 'serve', env)
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${server.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await post(`/api/display/${LARGE}`, {})).status).toBe(404)
    const lead = { poptin_id: popupName(1, 0), p_target: 'lead', email: 'after@example.com' }
    expect((await post('/api/display/conversion/v', lead)).status).toBe(200)
    // Any server goes on with it.
    await expect.poll(() => rowCounts(db, LARGE), { timeout: 60_000 }).toEqual(OWNED_TABLES.map(() => 0))
    await server.end('SIGTERM')
    expect(await rowCounts(db, OTHER)).toEqual(others)
    await db.destroy()
  })
})
