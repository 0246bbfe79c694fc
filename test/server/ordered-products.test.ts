import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../support/databases'
import { CLOSED_POPUP, CLOSED_SITE, OPEN_SITE, openShop, type Shop } from '../support/shop'
import { productOf } from '../support/store'

describeOnEachDatabase('ordered products', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.catalogue.replace(CLOSED_SITE, 'EUR', [productOf('1'), productOf('7'), productOf('8')])
  })
  afterAll(() => shop.close())

  const PATH = '/api/display/wix/save-ordered-products'
  const order = (body: unknown) => shop.json(PATH, body)
  const first = async (): Promise<string> => {
    const path = `/api/display/wix/product-recommendation/${CLOSED_POPUP}`
    return (await (await shop.form(path, { count: '1' })).json()).data.products[0].id
  }

  it('count for the site whose page sends them, in the bracket syntax of forms too', async () => {
    const fields = { client_id: 'c', 'products[0][product_id]': '7', 'products[0][category]': 'home' }
    expect((await shop.form(PATH, fields, { origin: 'https://www.shop.example' })).status).toBe(200)
    expect(await first()).toBe('7')
  })

  it.each([
    ['products', { products: [{ product_id: 7, product_name: 'Mug', category: 'home' }] }, 200],
    ['ids alone', { products: ['7', 8], source_table: 'browse_abandonment' }, 200],
    ['a product with a long name', { products: [{ product_id: 7, product_name: 'x'.repeat(9_999) }] }, 200],
    ['none', {}, 200],
    ['no list', { products: 'x' }, 400],
    ['too many', { products: Array(101).fill('1') }, 400],
    ['nested deeper', { products: [{ product_id: {} }] }, 400],
    ['hostile client', { client_id: '<b>' }, 400],
    ['no visitor', { client_id: '', products: ['7'] }, 400],
    ['a site that is not there', { site: 'nowhere', products: ['7'] }, 404],
    ['a page of no known site', { site: '', products: ['7'] }, 404],
  ] as [string, object, number][])('are stored or refused: %s', async (_, body, status) => {
    expect((await order({ client_id: 'c', site: OPEN_SITE, ...body })).status).toBe(status)
  })
})
