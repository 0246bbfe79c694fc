import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeOffers } from '../../chunks/stores/wix-server'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_POPUP, LEAD_POPUP, OPEN_SITE, openShop, type Shop, UNKNOWN_POPUP } from '../support/shop'
import { productOf as product } from '../support/store'

describeOnEitherDatabase('products', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [product('old')])
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [
      product('1', { compareAtPrice: 2500, quantity: 4 }),
      product('2', { quantity: 0, variants: [{ id: '2a', title: 'Red', price: 2190 }] }),
      product('3'),
      product('4'),
      product('blue mug'),
    ])
  })
  afterAll(() => shop.close())

  const recommend = (platform: string, fields: Record<string, string>, popup = LEAD_POPUP) =>
    shop.form(`/api/display/${platform}/product-recommendation/${popup}`, fields)
  const idsOf = async (response: Response): Promise<string[]> =>
    (await response.json()).data.products.map(({ id }: { id: string }) => id)

  it.each([
    ['nothing for no collection', { category: 'product_collection' }, []],
    ['nothing for an empty list', { category: 'manual' }, []],
    ['as many as asked', { count: '2' }, ['1', '3']],
    ['never more than three', { limit: '50' }, ['1', '3', '4']],
    ['one of a list', { category: 'manual', 'products[]': '4' }, ['4']],
    ['ids between commas', { category: 'manual', products: '4,2' }, ['4', '2']],
    ['ids with spaces', { category: 'last_visited', products: ' 4, blue mug' }, ['4', 'blue mug']],
    ['ids as JSON', { category: 'last_visited', products: '["3",1]' }, ['3', '1']],
    ['a bracketed list', { category: 'manual', 'products[0]': '4', 'products[1]': '1' }, ['4', '1']],
    ['unknown ids', { category: 'manual', products: 'nope' }, []],
    ['hostile ids', { category: 'manual', products: "') or 1=1 --" }, []],
  ] as [string, Record<string, string>, string[]][])('picks: %s', async (_, fields, ids) => {
    expect(await idsOf(await recommend('shopify', fields))).toEqual(ids)
  })

  it("answers in Shopify's format", async () => {
    const answer = await (await recommend('shopify', { products: '1,2' })).json()
    expect(answer).toMatchObject({ success: true, currency: 'EUR' })
    expect(answer.data.products[0]).toEqual({
      id: '1',
      title: 'Product 1',
      body_html: '<b>Good</b>',
      handle: 'product-1',
      url: 'https://shop.example/products/product-1?ref=1',
      image: { src: 'https://shop.example/1.jpg' },
      variants: [
        {
          id: '1',
          title: 'Default Title',
          price: '19.90',
          presentment_prices: [{ price: { amount: '19.90', currency_code: 'EUR' } }],
          compare_at_price: '25.00',
          inventory_quantity: 4,
        },
      ],
    })
    expect(answer.data.products[1].variants).toMatchObject([
      { id: '2a', price: '21.90', compare_at_price: null, inventory_quantity: 0 },
    ])
  })

  it("answers in Wix's format", async () => {
    const answer = await (await recommend('wix', { products: '1,2' })).json()
    expect(answer.data.products[0]).toEqual({
      id: '1',
      name: 'Product 1',
      description: '<b>Good</b>',
      imageUrl: 'https://shop.example/1.jpg',
      productUrl: 'https://shop.example/products/product-1?ref=1',
      price: 25,
      discountedPrice: 19.9,
      currency: 'EUR',
      quantity: 4,
      visible: true,
      inStock: true,
      hasVariants: false,
      variants: [],
    })
    expect(answer.data.products[1]).toMatchObject({ inStock: false, hasVariants: true })
  })

  it('tells a Wix site of each variant what it costs, cost before, and whether it is there', async () => {
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [
      product('5', {
        variants: [
          { id: '5a', title: 'Red', price: 1990, compareAtPrice: 2500 },
          { id: '5b', title: 'Blue', price: 2190, quantity: 0 },
        ],
      }),
    ])
    const answer = await (await recommend('wix', { products: '5' })).json()
    expect(decodeOffers(answer.data.products, answer.currency)[0]?.variants).toEqual([
      { id: '5a', title: 'Red', price: 1990, compareAtPrice: 2500, available: true },
      { id: '5b', title: 'Blue', price: 2190, available: false },
    ])
  })

  it('recommends nothing without a catalogue', async () => {
    expect(await (await recommend('wix', {}, CLOSED_POPUP)).json()).toEqual({
      success: true,
      currency: 'USD',
      data: { products: [] },
    })
  })

  it.each([
    ['unknown popup', UNKNOWN_POPUP, {}, 404],
    ['count is no number', LEAD_POPUP, { count: 'three' }, 400],
    ['count below one', LEAD_POPUP, { count: '0' }, 400],
    ['a crowd of ids', LEAD_POPUP, { products: '1,'.repeat(101) }, 400],
  ] as [string, string, Record<string, string>, number][])('refuses: %s', async (_, popup, fields, status) => {
    expect((await recommend('shopify', fields, popup)).status).toBe(status)
  })
})
