import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, type Db, openDatabase } from '../../server/db/database'
import { withLease } from '../../server/db/migration-lease'
import { describeOnEachDatabase } from '../support/databases'
import { createDatabase, postgresBinaries } from '../support/postgres'

describeOnEachDatabase('servers that start at once', (database) => {
  it('all come up on an empty database', async () => {
    const location = database(true)
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(location)))
    for (const db of opened) {
      expect(await db.selectFrom('signing_key').select('key').execute()).toHaveLength(1)
      await db.destroy()
    }
  })
})

describe.skipIf(!postgresBinaries)('the lease of migrations', () => {
  let db: Db
  let all: Kysely<never>
  beforeAll(() => {
    db = connect({ dataDir: '', databaseUrl: createDatabase(postgresBinaries as string, inject('postgres')) })
    all = db as unknown as Kysely<never>
  })
  afterAll(() => db.destroy())

  it('is held by one at a time', async () => {
    let [inside, peak] = [0, 0]
    const run = (): Promise<void> =>
      withLease(all, async () => {
        inside++
        peak = Math.max(peak, inside)
        await wait(20)
        inside--
      })
    await Promise.all([run(), run(), run()])
    expect(peak).toBe(1)
  })

  it('is given back if migrating fails', async () => {
    await expect(withLease(all, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await withLease(all, async () => {})
  })

  it('is taken from a holder that is dead, who cannot keep what it does then', async () => {
    let late: Promise<void> | undefined
    await withLease(all, async (stillOurs) => {
      await stillOurs(all)
      // This server stands still for longer than the other waits.
      await withLease(all, async () => {}, 300)
      late = stillOurs(all)
      await expect(late).rejects.toThrow('Another server')
    })
  })
})
