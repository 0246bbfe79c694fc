/** Removing what is large: in steps, beside visitors, and continued by whoever comes next. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '../../server/db/database'
import { openStore } from '../../server/store/store'
import { fill } from '../fill/fill'
import { popupName, siteName } from '../fill/numbers'
import { describeOnEachDatabase, type NewDatabase } from '../support/databases'
import { OWNED_TABLES, rowsOf } from '../support/owned-rows'
import { openShop, type Shop } from '../support/shop'

const LARGE = siteName(0)
const POPUP = popupName(0, 0)

const TABLES = [...OWNED_TABLES, 'delivery'] as const

describeOnEachDatabase('the removal of a large site', (database: NewDatabase) => {
  let location: ReturnType<NewDatabase>
  let shop: Shop
  beforeEach(async () => {
    location = database()
    await fill(location, { views: 8_000, leads: 2_000, sites: 3, deliveries: 1_500, seed: 1 })
    shop = await openShop(location)
  })
  afterEach(() => shop.close())

  const rowCounts = async (site = LARGE, tables: readonly (typeof TABLES)[number][] = TABLES) => {
    const db = connect(location)
    let rows = 0
    for (const table of tables) rows += await rowsOf(db, site, table)
    await db.destroy()
    return rows
  }
  const give = (email: string) =>
    shop.form('/api/display/conversion/v', {
      poptin_id: POPUP,
      p_target: 'lead',
      email,
      submission_id: email.replace('@', '.'),
    })

  it('takes leads all the while, and leaves nothing but them', async () => {
    const others = await rowCounts(siteName(1))
    const statuses: number[] = []
    let ended = false
    const removing = shop.store.removal.removeSite(LARGE).then(() => {
      ended = true
    })
    for (let index = 0; !ended; index++) statuses.push((await give(`${index}@during.example`)).status)
    await removing
    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await rowCounts()).toBe(0)
    expect(await rowCounts(siteName(1))).toBe(others)
    expect(await shop.store.removal.unfinished(LARGE)).toBeUndefined()
    expect((await shop.store.leads.all({ search: 'during.example' })).length).toBe(statuses.length)
  })

  it('goes on with the upkeep of another server, wherever it was interrupted', async () => {
    for (const steps of [1, 4, 9]) {
      const stopping = new AbortController()
      let stepCount = 0
      const onStep = () => {
        if (++stepCount === steps) stopping.abort()
      }
      expect(await shop.store.removal.removeSite(LARGE, { signal: stopping.signal, onStep })).toBe(false)
      expect(await shop.store.removal.unfinished(LARGE)).toBe('Site 0')
      // Visitors see nothing of it from the first step on.
      expect((await shop.form(`/api/display/${LARGE}`, {})).status).toBe(404)
      expect(await rowCounts()).toBeGreaterThan(0)
    }
    const another = await openStore(location)
    for (const { run } of another.upkeep) await run()
    await another.close()
    expect(await rowCounts()).toBe(0)
    expect(await shop.store.removal.unfinished(LARGE)).toBeUndefined()
  })

  it('is completed before its key is given to a new site, which has nothing of the old one', async () => {
    const stopping = new AbortController()
    await shop.store.removal.removeSite(LARGE, { signal: stopping.signal, onStep: () => stopping.abort() })
    await shop.store.sites.add({ key: LARGE, name: 'Again' })
    expect((await shop.store.sites.find(LARGE))?.name).toBe('Again')
    // Events of its webhooks, which no webhook names any more, are deleted by the upkeep.
    expect(await rowCounts(LARGE, OWNED_TABLES)).toBe(0)
  })
})
