import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeOnEitherDatabase } from '../support/databases'
import { draws } from '../support/everyday-share'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'
import { leftBy, productOf } from '../support/store'

/** p1 … p8; p7 is sold out. */
const CATALOGUE = [
  productOf('p1', { collections: ['Mugs', 'New'] }),
  productOf('p2', { collections: ['mugs'] }),
  productOf('p3', { collections: ['bowls', 'new'], createdAt: 3_000 }),
  productOf('p4', { collections: ['mugs', 'new'], createdAt: 1_000 }),
  productOf('p5', { createdAt: 3_000 }),
  productOf('p6', { collections: ['Mugs'] }),
  productOf('p7', {
    collections: ['mugs', 'new'],
    createdAt: 9_000,
    variants: [{ id: 'v', title: 'S', price: 1, quantity: 0 }],
  }),
  productOf('p8', { collections: ['קיץ 2026', '77001'] }),
]

const ALGORITHMS = ['popular', 'related', 'newest', 'same_collection', 'no-such-algorithm']

describeOnEitherDatabase('recommendations', (database) => {
  let shop: Shop
  const idsOf = async (response: Response): Promise<string[]> => {
    expect(response.status).toBe(200)
    return (await response.json()).data.products.map(({ id }: { id: string }) => id)
  }
  const recommend = async (fields: Record<string, string>, popup = LEAD_POPUP): Promise<string[]> =>
    idsOf(await shop.form(`/api/display/shopify/product-recommendation/${popup}`, fields))
  const order = (client_id: string, products: string[], site = OPEN_SITE) =>
    shop.json('/api/display/wix/save-ordered-products', { client_id, products, source_table: 'orders', site })

  beforeAll(async () => {
    shop = await openShop(database())
  })
  beforeEach(async () => {
    // Adding a removed site again forgets what its visitors chose.
    await shop.store.removal.removeSite(OPEN_SITE)
    await shop.store.sites.add({ key: OPEN_SITE, name: 'Demo shop' })
    await shop.store.popups.save(OPEN_SITE, popupOf({}))
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', CATALOGUE)
    await shop.store.catalogue.replace(CLOSED_SITE, 'EUR', CATALOGUE)
  })
  afterAll(() => shop.close())

  it.each([
    ['a collection by its name', { category: 'product_collection', products: 'Mugs' }, ['p1', 'p2', 'p4']],
    ['a collection by its handle', { category: 'product_collection', products: 'bowls' }, ['p3']],
    ['a collection by its id', { category: 'product_collection', products: '77001' }, ['p8']],
    ['a collection in Hebrew', { category: 'product_collection', 'products[]': 'קיץ 2026' }, ['p8']],
    ['an unknown collection', { category: 'product_collection', products: 'hats' }, []],
    ['products of the cart', { category: 'product_in_cart', products: 'p4,p1' }, ['p4', 'p1']],
    ['a product named twice once', { category: 'manual', products: 'p4,p1,p4' }, ['p4', 'p1']],
    ['sold-out products that were chosen', { category: 'manual', products: 'p7,p1' }, ['p7', 'p1']],
    ['popular, without visitors: the catalogue', { category: 'popular' }, ['p1', 'p2', 'p3']],
    ['popular, without the given', { category: 'popular', products: 'p1,p3' }, ['p2', 'p4', 'p5']],
    ['an unknown algorithm: popular', { category: 'constructor' }, ['p1', 'p2', 'p3']],
    ['newest; equally new by the catalogue', { category: 'newest' }, ['p3', 'p5', 'p4']],
    ['newest, without the given', { category: 'newest', products: 'p3' }, ['p5', 'p4', 'p1']],
    ['same collection: most shared first', { category: 'same_collection', products: 'p1' }, ['p4', 'p2', 'p3']],
    ['same collection of several', { category: 'same_collection', products: 'p3,p2' }, ['p1', 'p4', 'p6']],
    ['same collection, sold out last', { category: 'same_collection', products: 'p1,p2,p3,p4' }, ['p6', 'p7']],
    ['same collection of a product without any', { category: 'same_collection', products: 'p5' }, []],
    ['related, without visitors: popular', { category: 'related', products: 'p1' }, ['p2', 'p3', 'p4']],
  ] as [string, Record<string, string>, string[]][])('finds %s', async (_, fields, ids) => {
    expect(await recommend(fields)).toEqual(ids)
  })

  it('finds what most visitors ordered or put into the cart, whoever tells it however often', async () => {
    for (let times = 0; times < 3; times++) await order('one', ['p8', 'p7'])
    await order('two', ['p6', 'p8'])
    await shop.request(leftBy('three', ['p6', 'p6']))
    await shop.request(leftBy('three', ['p6', 'p5']))
    // Products that are only looked at do not count.
    for (const visitor of ['four', 'five', 'six'])
      await shop.request(leftBy(visitor, ['p2'], { data_for: 'browse_abandonment' }))
    expect(await recommend({ category: 'popular' })).toEqual(['p6', 'p8', 'p5'])
    // The import counts the same.
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [...CATALOGUE].reverse())
    expect(await recommend({ category: 'popular' })).toEqual(['p8', 'p6', 'p5'])
  })

  it('finds what the same visitors looked at or bought, filled up with what is popular', async () => {
    await order('one', ['p1', 'p6', 'p7'])
    await shop.request(leftBy('two', ['p1', 'p8'], { data_for: 'browse_abandonment' }))
    await order('two', ['p6'])
    await order('three', ['p5'])
    await order('four', ['p5', 'p2'])
    expect(await recommend({ category: 'related', products: 'p1' })).toEqual(['p6', 'p8', 'p5'])
    expect(await recommend({ category: 'related', products: 'p1,p6', count: '1' })).toEqual(['p8'])
    expect(await recommend({ category: 'related', products: 'nothing' })).toEqual(['p5', 'p6', 'p1'])
  })

  it('never learns from the visitors of another site', async () => {
    for (const visitor of ['one', 'two']) await order(visitor, ['p1', 'p8'], CLOSED_SITE)
    expect(await recommend({ category: 'popular' })).toEqual(['p1', 'p2', 'p3'])
    expect(await recommend({ category: 'related', products: 'p1' })).toEqual(['p2', 'p3', 'p4'])
    expect(await recommend({ category: 'popular' }, CLOSED_POPUP)).toEqual(['p1', 'p8', 'p2'])
    expect(await recommend({ category: 'related', products: 'p1', count: '1' }, CLOSED_POPUP)).toEqual(['p8'])
  })

  it('forgets choices that are a year old with the next import', async () => {
    await order('one', ['p8'])
    const later = Date.now() + 366 * 24 * 60 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', CATALOGUE)
    vi.restoreAllMocks()
    expect(await recommend({ category: 'popular', count: '1' })).toEqual(['p1'])
  })

  it('gives the same few products each time, none twice, none of the given, sold-out ones last', async () => {
    const id = fc.constantFrom(...CATALOGUE.map((product) => product.id), 'nothing', 'mugs')
    const orders = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.array(id, { minLength: 1, maxLength: 4 })), {
      maxLength: 4,
    })
    const requests = fc.record({
      category: fc.constantFrom(...ALGORITHMS),
      ids: fc.array(id, { maxLength: 6 }),
      count: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(orders, requests, async (ordered, { category, ids, count }) => {
        for (const [visitor, products] of ordered) await order(visitor, products)
        const fields = { category, products: ids.join(), count: `${count}` }
        const products = await recommend(fields)
        expect(products.length).toBeLessThanOrEqual(count)
        expect(new Set(products).size).toBe(products.length)
        expect(products.filter((productId) => ids.includes(productId))).toEqual([])
        expect([-1, products.length - 1]).toContain(products.indexOf('p7'))
        expect(await recommend(fields)).toEqual(products)
        if (category !== 'same_collection')
          expect(products).toHaveLength(
            Math.min(count, 8 - new Set(ids.filter((productId) => /^p\d/.test(productId))).size),
          )
      }),
      { numRuns: draws(20, 60) },
    )
  })
})
