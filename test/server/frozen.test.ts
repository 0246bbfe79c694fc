import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, postgresBinaries, startPostgres } from '../support/postgres'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'

/** More than the pool has connections. One at a time would not show that all of them are stuck. */
const AT_ONCE = 30

describe.skipIf(!postgresBinaries)('a PostgreSQL that does not answer', () => {
  let cluster: Cluster
  let databaseUrl: string
  let shop: Shop
  beforeAll(async () => {
    cluster = startPostgres(postgresBinaries as string)
    databaseUrl = cluster.createDatabase()
    shop = await openShop({ dataDir: '', databaseUrl })
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    cluster.stop()
  })

  const submit = (id: string): Promise<Response> =>
    shop.form('/api/display/conversion/v', {
      poptin_id: LEAD_POPUP,
      p_target: 'lead',
      submission_id: id,
      email: `${id}@example.com`,
    })
  const all = (): Promise<Response[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => submit(`lead-${index}`)))

  it('costs a request seconds: 503 with Retry-After; the leads arrive later, each once', async () => {
    // All connections of the pool are open.
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.form(`/api/display/${OPEN_SITE}`, {})))
    const thaw = cluster.freeze()
    try {
      for (const response of await all()) {
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(response.headers.get('access-control-allow-origin')).toBe('*')
        expect(await response.json()).toEqual({
          error: { code: 'unavailable', message: 'The database does not answer' },
        })
      }
      expect(shop.lines.join('\n')).not.toContain('example.com')
    } finally {
      thaw()
    }
    await expect.poll(async () => (await submit('lead-0')).status).toBe(200)
    for (const response of await all()) expect(response.status).toBe(200)
    const leads = await shop.store.leads.all({ search: '' })
    expect(leads.map(({ email }) => email).sort()).toEqual(
      Array.from({ length: AT_ONCE }, (_, index) => `lead-${index}@example.com`).sort(),
    )
  })

  it('aborts a query that would take too long', async () => {
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    // Outside of a transaction the database sets no limit, and is asked to give up.
    const alone = expect(shop.store.rates.query('select pg_sleep(100)', [])).rejects.toThrow('does not answer')
    await other.query('begin; lock table conversion')
    expect((await submit('locked-out')).status).toBe(503)
    await other.query('rollback')
    expect((await submit('locked-out')).status).toBe(200)
    await alone
    const sleeping = "select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'"
    await expect.poll(async () => (await other.query(sleeping)).rowCount).toBe(0)
    await other.end()
  })
})

describe('an embedded database that another program holds', () => {
  it('is not waited for endlessly either: 503, and the lead arrives at the next attempt', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wisp-data-'))
    const shop = await openShop({ dataDir, databaseUrl: '' })
    const other = new Database(join(dataDir, 'wisp.db'))
    const submit = () =>
      shop.form('/api/display/conversion/v', { poptin_id: LEAD_POPUP, p_target: 'lead', email: 'a@example.com' })
    other.exec('begin immediate')
    const response = await submit()
    expect(response.status).toBe(503)
    expect((await response.json()).error.code).toBe('unavailable')
    other.exec('rollback')
    expect((await submit()).status).toBe(200)
    other.close()
    await shop.close()
    rmSync(dataDir, { recursive: true, maxRetries: 5 })
  })
})
