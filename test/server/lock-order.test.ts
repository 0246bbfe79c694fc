import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../server/db/database'
import { conflicts } from '../../server/db/retry'
import { createStore, type Store } from '../../server/store/store'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'
import { SEGMENT } from '../support/segment'
import { OPEN_SITE, popupOf } from '../support/shop'
import { LEAD } from '../support/stored-lead'

const POPUPS = Array.from({ length: 8 }, (_, index) => `popup0000000${index}`)
const ROUNDS = 25
const EACH = 12

const COUNTED = { siteKey: OPEN_SITE, segment: SEGMENT }
const EVENT = {
  ...COUNTED,
  viewerId: 'v',
  clientId: 'c',
  trigger: '',
  url: '',
  email: '',
  store: '',
  customerId: '',
}
const LEAD_WITH_EMAIL = { ...LEAD, email: 'a@example.com' }

/** The reports of one round: one of each kind, for each popup. */
const reportsOf = (round: number): ((store: Store) => Promise<unknown>)[] =>
  Array.from({ length: EACH }, (_, index) => {
    const [popupId, name] = [POPUPS[index % POPUPS.length] as string, `${round}-${index}`]
    return [
      ({ reports }: Store) => reports.addView({ ...EVENT, popupId, reportId: `v${name}` }, `a${round}-${EACH - index}`),
      ({ conversions }: Store) => conversions.add({ ...LEAD_WITH_EMAIL, popupId, submissionId: name }),
      ({ reports }: Store) => reports.addClose({ ...EVENT, popupId, reportId: `c${name}`, viewId: `${EACH - index}` }),
      ({ reports }: Store) =>
        reports.addActivity({ reportId: name, site: OPEN_SITE, clientId: `${EACH - index}`, kind: 'viewed' }),
    ]
  }).flat()

/** Each gets everything, as when pages send again what they got no answer to. */
describe.skipIf(!postgresBinaries)('servers on one PostgreSQL that get the same reports in opposite orders', () => {
  let stores: [Store, Store]
  beforeAll(async () => {
    const databaseUrl = createDatabase(postgresBinaries as string, inject('postgres'), { copyOf: TEMPLATE })
    const open = async (): Promise<Store> => createStore(await openDatabase({ dataDir: '', databaseUrl }))
    stores = [await open(), await open()]
    await stores[0].sites.add({ key: OPEN_SITE, name: 'Demo' })
    for (const id of POPUPS) await stores[0].popups.save(OPEN_SITE, popupOf({ id }))
  })
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  it('never wait for each other in a circle', async () => {
    const before = conflicts()
    for (let round = 0; round < ROUNDS; round++) {
      const reports = reportsOf(round)
      const [first, second] = stores
      await Promise.all([...reports.map((send) => send(first)), ...reports.reverse().map((send) => send(second))])
    }
    expect(conflicts() - before).toBe(0)
    expect((await stores[0].leads.all({ search: '' })).length).toBe(ROUNDS * EACH)
  })
})
