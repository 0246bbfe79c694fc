/** Reading for the desk and exports, which makes nobody else wait. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { listAssets } from '../../server/builds/assets'
import { connectReading } from '../../server/db/reader'
import { openLeadsCsv } from '../../server/leads/export'
import { leadLists } from '../../server/leads/lists'
import { routes } from '../../server/routes'
import { fill } from '../fill/fill'
import { popupName, siteName } from '../fill/numbers'
import { describeOnEitherDatabase } from '../support/databases'
import { recordedStore } from '../support/recorded-queries'
import { openShop, type Shop, TOKEN } from '../support/shop'

const SITES = 12
const LEADS = 2_000

describeOnEitherDatabase('what the desk reads', (database) => {
  const location = database()
  let recorded: ReturnType<typeof recordedStore>
  let shop: Shop
  beforeAll(async () => {
    await fill(location, { views: 1_000, leads: LEADS, sites: SITES, deliveries: 100, seed: 1 })
    recorded = recordedStore(location, connectReading(location))
    // With the chunks of a build, which the weight of a popup counts.
    shop = await openShop(location, { store: recorded.store, assets: listAssets(at('dist/public')) })
  })
  afterAll(async () => {
    await shop.close()
    await recorded.store.close()
  })

  it.each(routes.filter((route) => route.desk && route.method === 'GET').map(({ path }) => path))(
    'is not asked of the connection that visitors write by: %s',
    async (path) => {
      const before = recorded.queries().length
      const response = await shop.desk(path.replace('/desk/api', '').replace(':id', popupName(0, 0)))
      expect([200, 404]).toContain(response.status)
      await response.text()
      expect(recorded.queries().slice(before)).toEqual([])
    },
  )

  it('of one site is all of its leads, newest first, each once', async () => {
    const everything: string[] = []
    for await (const { id, popupId } of recorded.store.reads.leads.each({ search: '' }))
      if (popupId.startsWith(popupName(1, 0).slice(0, 9))) everything.push(id)
    const ofSite: string[] = []
    for await (const { id } of recorded.store.reads.leads.each({ search: '', site: siteName(1) })) ofSite.push(id)
    expect(ofSite.length).toBeGreaterThan(50)
    expect(ofSite).toEqual(everything)
  })

  it('of one site has each lead of the same millisecond once, whatever page it is on', async () => {
    await recorded.db.updateTable('conversion').set({ at: 1_000 }).where('popup_id', 'like', 'fill00002%').execute()
    const ids: string[] = []
    for await (const { id } of recorded.store.reads.leads.each({ search: '', site: siteName(2) })) ids.push(id)
    const { leads } = await recorded.db
      .selectFrom('conversion')
      .select(({ fn }) => fn.sum<number>('lead').as('leads'))
      .where('popup_id', 'like', 'fill00002%')
      .executeTakeFirstOrThrow()
    expect(ids.length).toBe(Number(leads))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('stops when nobody waits for it any more, and is logged as a call that was hung up', async () => {
    const reading = connectReading(location)
    const caller = new AbortController()
    const page = leadLists(reading, { window: 10, windows: LEADS }).page({
      search: 'nobody',
      limit: 10,
      signal: caller.signal,
    })
    caller.abort()
    await expect(page).rejects.toMatchObject({ name: 'AbortError' })
    await expect(openLeadsCsv(recorded.store.reads, { search: 'nobody', signal: caller.signal })).rejects.toMatchObject(
      {
        name: 'AbortError',
      },
    )
    await reading.destroy()
    const response = await shop.request('/desk/api/leads', {
      headers: { authorization: `Bearer ${TOKEN}`, 'Wisp-Search': 'nobody' },
      signal: caller.signal,
    })
    expect(response.status).toBe(499)
    expect(shop.lines.at(-1)).toContain('/desk/api/leads 499')
  })
})
