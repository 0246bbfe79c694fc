import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import type { Tables } from '../../server/db/schema/index'
import { announce, type WebhookEvent } from '../../server/events/announce'
import { createStore, type Store } from '../../server/store/store'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'

const leadEvent = (name: string): WebhookEvent => ({
  event: 'lead.created',
  siteKey: OPEN_SITE,
  popup: { id: LEAD_POPUP, name: 'Newsletter' },
  at: Date.now(),
  data: { submission: name },
})

const settled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), wait(500, false)])

describe.skipIf(!postgresBinaries)('two servers on one PostgreSQL that announce to the same webhook', () => {
  let dbs: [Db, Db]
  let store: Store
  let webhook: string
  beforeAll(async () => {
    const databaseUrl = createDatabase(postgresBinaries as string, inject('postgres'), { copyOf: TEMPLATE })
    dbs = [await openDatabase({ dataDir: '', databaseUrl }), await openDatabase({ dataDir: '', databaseUrl })]
    store = createStore(dbs[0])
    await store.sites.add({ key: OPEN_SITE, name: 'Demo' })
    await store.popups.save(OPEN_SITE, popupOf({}))
    const url = 'https://crm.example/'
    webhook = (await store.webhooks.add({ siteKey: OPEN_SITE, url, events: ['lead.created'] })).id
  })
  afterAll(() => Promise.all(dbs.map((db) => db.destroy())))

  /** In the order in which they go out. */
  const waiting = async () => {
    const rows = await dbs[0]
      .selectFrom('delivery')
      .selectAll()
      .where('webhook_id', '=', webhook)
      .orderBy('turn')
      .execute()
    return rows.map(({ body }): { timestamp: string; data: { submission: string } } => JSON.parse(body))
  }
  const tell = (db: Db, name: string, more = async (_: Transaction<Tables>): Promise<void> => {}): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await announce(transaction, [leadEvent(name)])
      await more(transaction)
    })

  it('show nothing that comes after what the other one is still writing', async () => {
    let finish = (): void => {}
    const pause = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = (): void => {}
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const first = tell(dbs[0], 'first', async () => {
      begun()
      await pause
    })
    await isBegun
    const second = tell(dbs[1], 'second')
    expect([await settled(second), (await waiting()).length]).toEqual([false, 0])
    finish()
    await Promise.all([first, second])
    expect((await waiting()).map(({ data }) => data.submission)).toEqual(['first', 'second'])
  })

  it('keep one order also when their clocks differ, and their times are in it', async () => {
    await tell(dbs[0], 'third')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2_000)
    await tell(dbs[1], 'fourth')
    vi.restoreAllMocks()
    await tell(dbs[0], 'fifth')
    const events = await waiting()
    expect(events.map(({ data }) => data.submission)).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
    const times = events.map(({ timestamp }) => timestamp)
    expect(times).toEqual([...times].sort())
  })

  it('time what happens by their own clock when another one was ahead by hours', async () => {
    await dbs[0]
      .updateTable('webhook')
      .set({ last_turn: (Date.now() + 60 * 60_000) * 1_000 })
      .execute()
    await tell(dbs[0], 'last')
    const last = (await waiting()).at(-1)
    expect(last?.data.submission).toBe('last')
    expect(Date.parse(last?.timestamp ?? '')).toBeLessThan(Date.now() + 10_000)
    expect(
      (await store.deliveries.after({ webhookId: '', queue: '' }, 10)).every(({ dueAt }) => dueAt <= Date.now()),
    ).toBe(true)
  })
})
