import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PopupsAnswer } from '../../server/popups/answers'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_SITE, OPEN_SITE, openShop, type Shop } from '../support/shop'
import { refusal } from '../support/store'

describeOnEitherDatabase('the client id of a shop', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.sites.add({ key: 'twin-1', name: 'Twin', domains: ['twin.example'] })
    await shop.store.sites.add({ key: 'twin-2', name: 'Twin', domains: ['www.twin.example'] })
    await shop.store.sites.add({ key: 'wild', name: 'Wild', domains: ['a_b.example'] })
  })
  afterAll(() => shop.close())

  const ask = (query: Record<string, string>) =>
    shop.request(`/api/display/shopify/client-id?${new URLSearchParams(query)}`)

  it.each([
    ['by its domain', { shop: 'shop.example' }, CLOSED_SITE],
    ['by its domain with www', { shop: 'www.shop.example' }, CLOSED_SITE],
    ['by its address', { shop: 'https://shop.example/products' }, CLOSED_SITE],
    ['of the site that the tag names', { shop: 'shop.example', site: CLOSED_SITE }, CLOSED_SITE],
    ['of a site without domains', { shop: 'x.myshopify.com', site: OPEN_SITE }, OPEN_SITE],
    ['of one of two sites with the same domain', { shop: 'twin.example', site: 'twin-2' }, 'twin-2'],
  ])('is found %s', async (_, query, key) => {
    const response = await ask(query)
    expect([response.status, await response.json()]).toEqual([200, { success: true, client_id: key }])
  })

  it.each([
    ['a shop that no site lists', { shop: 'other.example' }, 404],
    ['a shop that the site does not list', { shop: 'other.example', site: CLOSED_SITE }, 404],
    ['a shop that two sites list', { shop: 'twin.example' }, 404],
    ['a shop that only looks alike', { shop: 'axb.example' }, 404],
    ['a pattern', { shop: '%' }, 404],
    ['no shop', {}, 404],
    ['an unknown site', { shop: 'shop.example', site: 'nowhere' }, 404],
    ['a hostile site', { shop: 'shop.example', site: "' or 1=1" }, 400],
    ['zero characters', { shop: 'shop\0.example' }, 400],
  ] as [string, Record<string, string>, number][])('is refused for %s', async (_, query, status) => {
    const response = await ask(query)
    expect([response.status, await response.json()]).toMatchObject([
      status,
      refusal(status === 404 ? 'not_found' : 'malformed'),
    ])
  })
})

describeOnEitherDatabase('price rules', (database) => {
  let shop: Shop
  const rule = { targetType: 'shipping_line', allocationMethod: 'each', targetSelection: 'all', threshold: '50.00' }
  beforeAll(async () => {
    shop = await openShop(database())
    const now = Date.now()
    await shop.store.priceRules.replace(OPEN_SITE, [{ ...rule, startsAt: 0, threshold: '1.00' }])
    await shop.store.priceRules.replace(OPEN_SITE, [
      { ...rule, startsAt: now + 60_000, threshold: '10.00' },
      { ...rule, startsAt: 0, endsAt: now - 1, threshold: '20.00' },
      { ...rule, startsAt: 0, endsAt: now + 600_000 },
      { ...rule, startsAt: now - 60_000, targetType: 'line_item', allocationMethod: 'across', threshold: '' },
    ])
  })
  afterAll(() => shop.close())

  const rulesOf = async (key: string) => (await shop.request(`/api/display/shopify/price-rules/${key}`)).json()

  it('are answered with four fields, if they are in force, in the order of the file', async () => {
    expect(await rulesOf(OPEN_SITE)).toEqual({
      success: true,
      price_rules: [
        {
          target_type: 'shipping_line',
          allocation_method: 'each',
          target_selection: 'all',
          prerequisite_subtotal_range: { greater_than_or_equal_to: '50.00' },
        },
        {
          target_type: 'line_item',
          allocation_method: 'across',
          target_selection: 'all',
          prerequisite_subtotal_range: null,
        },
      ],
    })
  })

  it('of another site are its own', async () => {
    expect(await rulesOf(CLOSED_SITE)).toEqual({ success: true, price_rules: [] })
    expect(await rulesOf('nowhere')).toMatchObject(refusal('not_found'))
    expect(await rulesOf('%27%20or%201')).toMatchObject(refusal('not_found'))
  })

  it('are counted in the desk, beside the client id of their site', async () => {
    const { sites }: PopupsAnswer = await (await shop.desk('/popups')).json()
    expect(sites).toMatchObject([
      { key: OPEN_SITE, name: 'Demo shop', products: 0, priceRules: 4 },
      { key: CLOSED_SITE, name: 'Closed', products: 0, priceRules: 0 },
    ])
  })
})
