import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { conflicts } from '../../server/db/retry'
import { monthOf } from '../../server/lib/days'
import { createStore, type Store } from '../../server/store/store'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'
import { SEGMENT } from '../support/segment'
import { CLICK_POPUP, LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { LEAD } from '../support/stored-lead'

const STOCK = 20
const COUNTED = { siteKey: OPEN_SITE, segment: SEGMENT }
const VIEW = {
  ...COUNTED,
  viewerId: 'v',
  clientId: 'c',
  trigger: '',
  url: '',
  email: '',
  store: '',
  customerId: '',
}

/** Distributed databases refuse whatever does not fit into one order of all transactions; PostgreSQL does so if it is asked to. */
describe.skipIf(!postgresBinaries)('three servers on a PostgreSQL that only takes transactions in one order', () => {
  let dbs: Db[]
  let stores: Store[]
  beforeAll(async () => {
    const databaseUrl = createDatabase(postgresBinaries as string, inject('postgres'), { copyOf: TEMPLATE })
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const { rows } = await admin.query('select current_database() as name')
    await admin.query(`alter database ${rows[0].name} set default_transaction_isolation = 'serializable'`)
    await admin.end()
    dbs = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl })))
    stores = dbs.map((db) => createStore(db))
    const [{ sites, popups }] = stores as [Store]
    await sites.add({ key: OPEN_SITE, name: 'Demo' })
    for (const id of [LEAD_POPUP, CLICK_POPUP]) await popups.save(OPEN_SITE, popupOf({ id }))
  })
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  const onEach = <T>(count: number, run: (store: Store, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => stores.map((store) => run(store, index))).flat())

  it('really has to try again', async () => {
    const before = conflicts()
    await (dbs[0] as Db)
      .insertInto('prize_stock')
      .values({ popup_id: LEAD_POPUP, prize_id: 'count', given: 0 })
      .execute()
    // One statement each, outside of a transaction.
    const add = (db: Db) =>
      db.executeQuery(CompiledQuery.raw("update prize_stock set given = given + 1 where prize_id = 'count'"))
    await Promise.all(Array.from({ length: 20 }, () => dbs.map(add)).flat())
    const { given } = await (dbs[0] as Db)
      .selectFrom('prize_stock')
      .select('given')
      .where('prize_id', '=', 'count')
      .executeTakeFirstOrThrow()
    expect(given).toBe(60)
    expect(conflicts()).toBeGreaterThan(before)
  })

  it('keeps each lead once that is sent to all of them, and tells each the same id', async () => {
    const answers = await onEach(60, async ({ conversions }, index) => ({
      index,
      id: await conversions.add({ ...LEAD, submissionId: `lead-${index}`, email: `${index}@example.com` }),
    }))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(60)
    expect(new Set(answers.map(({ index, id }) => `${index} ${id}`)).size).toBe(60)
    expect((await stores[0]?.leads.all({ search: '' }))?.length).toBe(60)
  })

  it('keeps each view once, and one view of each answer', async () => {
    const ids = await onEach(40, ({ reports }, index) =>
      reports.addView({ ...VIEW, popupId: CLICK_POPUP, reportId: `view-${index}` }, `answer-${index % 20}`),
    )
    expect(new Set(ids).size).toBe(40)
    expect((await stores[1]?.figures.used(OPEN_SITE, monthOf(Date.now())))?.count).toBe(20)
  })

  it('gives away a stock of prizes once, to many callers at the same moment', async () => {
    const prizes = [{ id: 'p', label: 'P', chances: 1, stock: STOCK, winner: true, code: 'CODE' }]
    const draws = await onEach(30, ({ prizes: of }, index) =>
      of.of({ popupId: LEAD_POPUP, submissionId: `draw-${index}`, viewerId: '', clientId: '', caller: index }, prizes),
    )
    // Each submission is sent three times, so each prize is answered three times.
    expect(draws.filter(Boolean)).toHaveLength(STOCK * 3)
  })

  it('counts every change of a site', async () => {
    const before = await stores[0]?.changes.since(0)
    await onEach(10, ({ sites }, views) => sites.setLimits(OPEN_SITE, { views: views + 1 }))
    const after = await stores[0]?.changes.since(0)
    expect((after?.version ?? 0) - (before?.version ?? 0)).toBe(30)
  })

  it('counts every hit of a page', async () => {
    const hit = {
      site: OPEN_SITE,
      isKnown: false,
      page: '1',
      kind: 'page',
      option: '0',
      variant: '',
      url: '',
      tag: '',
    }
    await onEach(10, ({ hits }, index) =>
      hits.add({ ...hit, event: 'open', element: 'whole_page', session: `${index}` } as never),
    )
    const row = await (dbs[0] as Db).selectFrom('page_hit').select(['hits', 'sessions']).executeTakeFirstOrThrow()
    expect(row).toEqual({ hits: 30, sessions: 10 })
  })
})
