import { afterAll, beforeAll, expect, it } from 'vitest'
import { DRAWN, LEAN, TAIL } from '../../shared/wire/addresses'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_SITE, OPEN_SITE, openShop, type Shop } from '../support/shop'

describeOnEitherDatabase('a site that follows a consent platform', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
  })
  afterAll(() => shop.close())

  const answer = async (query: string, fields: Record<string, string> = {}, site = OPEN_SITE) =>
    (await shop.form(`/api/display/${site}${query}`, { domain: 'shop.example', client_id: '1-2', ...fields })).json()

  it('has its chunk named in answers to a script that has it, and what has to be allowed there', async () => {
    await shop.store.sites.setBridge(OPEN_SITE, { platform: 'onetrust', categories: ['C0002', 'C0004'] })
    const { run, consent_categories } = await answer(DRAWN)
    expect([run[0], consent_categories]).toEqual(['consent-onetrust', ['C0002', 'C0004']])
    for (const query of [LEAN, TAIL, '']) expect((await answer(query)).run.join()).not.toContain('consent')
    await shop.store.sites.setBridge(OPEN_SITE, { platform: 'auto', categories: [] })
    const auto = await answer(DRAWN)
    expect(auto.run[0]).toBe('consent-auto')
    expect(auto).not.toHaveProperty('consent_categories')
    await shop.store.sites.setBridge(OPEN_SITE, undefined)
    expect((await answer(DRAWN)).run).not.toContain('consent-auto')
  })

  it('has none in other sites’ answers, and none in an owner’s preview', async () => {
    await shop.store.sites.setBridge(OPEN_SITE, { platform: 'tcf', categories: [] })
    expect((await answer(DRAWN, {}, CLOSED_SITE)).run.join()).not.toContain('consent')
    const [popup] = await shop.store.popups.list()
    expect((await answer(DRAWN, { preview_poptin_id: popup?.id ?? '' })).run.join()).not.toContain('consent')
  })
})
