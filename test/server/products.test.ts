import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '../../shared/wire/server/products'
import { describeOnEachDatabase } from '../support/databases'
import { CLOSED_POPUP, LEAD_POPUP, OPEN_SITE, openShop, type Shop, UNKNOWN_POPUP } from '../support/shop'

const product = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  title: `Product ${id}`,
  description: '<b>Good</b>',
  url: `https://shop.example/products/product-${id}?ref=1`,
  image: `https://shop.example/${id}.jpg`,
  price: 1990,
  variants: [],
  ...more,
})

describeOnEachDatabase('products', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [product('old')])
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [
      product('1', { compareAtPrice: 2500, quantity: 4 }),
      product('2', { quantity: 0, variants: [{ id: '2a', title: 'Red', price: 2190 }] }),
      product('3'),
      product('4'),
    ])
  })
  afterAll(() => shop.close())

  const recommend = (platform: string, fields: Record<string, string>, popup = LEAD_POPUP) =>
    shop.form(`/api/display/${platform}/product-recommendation/${popup}`, fields)
  const idsOf = async (response: Response): Promise<string[]> =>
    (await response.json()).data.products.map(({ id }: { id: string }) => id)

  it.each([
    ['first ones', { category: 'product_collection' }, ['1', '2', '3']],
    ['as many as asked', { category: 'manual', count: '2' }, ['1', '2']],
    ['never more than three', { limit: '50' }, ['1', '2', '3']],
    ['one of a list', { category: 'manual', 'products[]': '4' }, ['4']],
    ['ids between commas', { category: 'manual', products: '4,2' }, ['4', '2']],
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
    expect(answer.data.products[1].variants).toMatchObject([{ id: '2a', price: '21.90', compare_at_price: null }])
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

  const order = (body: unknown) => shop.json('/api/display/wix/save-ordered-products', body)

  it.each([
    ['products', { client_id: 'c', products: [{ product_id: 7, product_name: 'Mug', category: 'home' }] }, 200],
    ['ids alone', { client_id: 'c', products: ['7', 8], source_table: 'browse_abandonment' }, 200],
    ['none', { client_id: 'c' }, 200],
    ['no list', { client_id: 'c', products: 'x' }, 400],
    ['too many', { client_id: 'c', products: Array(101).fill('1') }, 400],
    ['nested deeper', { client_id: 'c', products: [{ product_id: {} }] }, 400],
    ['hostile client', { client_id: '<b>' }, 400],
  ] as [string, unknown, number][])('stores ordered products: %s', async (_, body, status) => {
    expect((await order(body)).status).toBe(status)
  })

  it('understands the bracket syntax of forms', async () => {
    const response = await shop.form('/api/display/wix/save-ordered-products', {
      client_id: 'c',
      'products[0][product_id]': '7',
      'products[0][category]': 'home',
      source_table: 'browse_abandonment',
    })
    expect(response.status).toBe(200)
  })
})
