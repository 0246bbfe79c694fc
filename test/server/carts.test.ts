import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CartsAnswer } from '../../server/shop/answers'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'
import { leftBy, productOf, refusal } from '../support/store'

const MUG = { product_id: 1, product_name: 'Mug', category: 'home' }
const POT = { product_id: '2', product_name: 'Pot', category: '' }

describeOnEitherDatabase('carts that visitors leave', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [productOf('1')])
  })
  afterAll(() => shop.close())

  const leave = async (...args: Parameters<typeof leftBy>) => {
    const response = await shop.request(leftBy(...args))
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
  }
  const carts = async (query = ''): Promise<CartsAnswer> => (await shop.desk(`/carts${query}`)).json()
  const order = (body: object) => shop.json('/api/display/wix/save-ordered-products', body)
  const forgetAll = async () => {
    await shop.store.removal.removeSite(OPEN_SITE)
    await shop.store.sites.add({ key: OPEN_SITE, name: 'Demo shop' })
  }

  it('are in the desk, the latest of each visitor, until they are empty', async () => {
    await leave('one', [MUG, POT], { url: 'https://shop.example/cart', currency: 'EUR' })
    await leave('two', [MUG], { total_cart_value: '', customer: '77' })
    await leave('two', [POT], { data_for: 'browse_abandonment' })
    const { carts: found, total } = await carts()
    expect(total).toBe(2)
    expect(found.find(({ url }) => url)).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-/),
      site: 'Demo shop',
      products: [{ name: 'Mug', url: 'https://shop.example/products/product-1?ref=1' }, { name: 'Pot' }],
      value: '10.00',
      currency: 'EUR',
      url: 'https://shop.example/cart',
    })
    await leave('one', [POT], { total_cart_value: '7.5' })
    await leave('two', [])
    expect((await carts()).carts).toMatchObject([{ products: [{ name: 'Pot' }], value: '7.5' }])
    await forgetAll()
    expect(await carts()).toEqual({ carts: [], total: 0 })
  })

  it('change nothing when the same is told again', async () => {
    await leave('one', [MUG])
    const [first] = (await carts()).carts
    const later = Date.now() + 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await leave('one', [MUG], { url: 'https://shop.example/elsewhere' })
    expect((await carts()).carts).toEqual([first])
    await leave('one', [MUG, MUG, POT])
    expect((await carts()).carts).toMatchObject([{ id: first?.id, at: new Date(later).toISOString() }])
    vi.restoreAllMocks()
    await forgetAll()
  })

  it('come with the latest lead of the same visitor or customer on that site', async () => {
    const give = (popup: string, fields: Record<string, string>) =>
      shop.form('/api/display/conversion/v', { poptin_id: popup, p_target: 'lead', ...fields })
    await give(LEAD_POPUP, { client_id: 'one', email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee' })
    await give(LEAD_POPUP, { client_id: 'x', store_integration_customer_id: '77', email: 'bo@example.com' })
    await give(LEAD_POPUP, { client_id: 'bot', email: 'bot@example.com', trap: 'x' })
    await give(CLOSED_POPUP, { client_id: 'three', email: 'other@site.example' })
    // No id is no common visitor.
    await give(LEAD_POPUP, { email: 'nobody@example.com' })
    await leave('one', [MUG])
    await leave('two', [MUG, POT], { customer: '77' })
    await leave('', [POT], { customer: '88' })
    await leave('bot', [POT, MUG])
    await leave('three', [POT])
    const leads = new Map(
      (await carts()).carts.map(({ products, lead }) => [products.map(({ name }) => name).join(), lead]),
    )
    expect(leads.get('Mug')).toEqual({ email: 'ann@example.com', name: 'Ann Lee' })
    expect(leads.get('Mug,Pot')).toEqual({ email: 'bo@example.com', name: '' })
    expect([leads.get('Pot'), leads.get('Pot,Mug')]).toEqual([undefined, undefined])
    await forgetAll()
  })

  it('are listed page by page, newest first, each once', async () => {
    for (let index = 0; index < 5; index++) {
      vi.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000 + Math.floor(index / 2))
      await leave(`visitor-${index}`, [`product ${index}`])
    }
    const rows: string[] = []
    let cursor = ''
    do {
      const page = await carts(`?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(5)
      rows.push(...page.carts.map(({ at, products }) => `${at} ${products[0]?.name}`))
      cursor = page.next ?? ''
    } while (cursor)
    expect(new Set(rows).size).toBe(5)
    expect(rows.map((row) => row.split(' ')[0])).toEqual(
      rows
        .map((row) => row.split(' ')[0])
        .sort()
        .reverse(),
    )
    vi.restoreAllMocks()
    await forgetAll()
  })

  it('are forgotten when they have not changed for 90 days', async () => {
    await leave('old', [MUG])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 91 * 24 * 60 * 60_000)
    await leave('new', [POT])
    for (const { run } of shop.store.upkeep) await run()
    vi.restoreAllMocks()
    expect((await carts()).carts).toMatchObject([{ products: [{ name: 'Pot' }] }])
    await forgetAll()
  })

  it('are told by a Wix site too, and gone once the visitor has ordered', async () => {
    const products = [MUG, '2']
    const cart = {
      client_id: 'one',
      products,
      source_table: 'cart_abandonment',
      total_cart_value: '24.5',
      site: OPEN_SITE,
    }
    expect((await order(cart)).status).toBe(200)
    expect((await carts()).carts).toMatchObject([{ products: [{ name: 'Mug' }, { name: '2' }], value: '24.5' }])
    await order({ ...cart, source_table: 'browse_abandonment', products: ['3'] })
    expect((await carts()).total).toBe(1)
    await order({ client_id: 'one', products: ['1'], source_table: 'orders', site: OPEN_SITE })
    expect((await carts()).total).toBe(0)
  })

  it('name and link what the catalogue of their own site has, where the store told only ids', async () => {
    const cart = { client_id: 'one', source_table: 'cart_abandonment', site: OPEN_SITE }
    await shop.store.catalogue.replace(CLOSED_SITE, 'EUR', [productOf('9', { title: 'Of another site' })])
    await shop.store.catalogue.replace(OPEN_SITE, 'EUR', [
      productOf('1', { title: 'Blue mug' }),
      productOf('2', { url: '/pot' }),
      productOf('3', { url: 'javascript:alert(1)' }),
    ])
    await order({ ...cart, products: ['1', { product_id: '2', product_name: 'My pot' }, '3', '9'] })
    const link = { name: 'Blue mug', url: 'https://shop.example/products/product-1?ref=1' }
    const unlinked = [{ name: 'Product 3' }, { name: '9' }]
    expect((await carts()).carts[0]?.products).toEqual([link, { name: 'My pot' }, ...unlinked])
    await order({ ...cart, products: ['2', '1', '3', '9'], url: 'https://shop.example/cart' })
    const relative = { name: 'Product 2', url: 'https://shop.example/pot' }
    expect((await carts()).carts[0]?.products).toEqual([relative, link, ...unlinked])
    await shop.store.catalogue.replace(CLOSED_SITE, 'EUR', [])
    await forgetAll()
  })

  it('of one site are never another’s, even of the same visitor', async () => {
    await leave('one', [MUG])
    await leave('one', [POT], { clientId: CLOSED_SITE })
    await leave('one', [], { clientId: CLOSED_SITE })
    expect((await carts()).carts).toMatchObject([{ site: 'Demo shop', products: [{ name: 'Mug' }] }])
    await leave('one', [POT], { clientId: CLOSED_SITE })
    await shop.store.removal.removeSite(OPEN_SITE)
    expect((await carts()).carts).toMatchObject([{ site: 'Closed', products: [{ name: 'Pot' }] }])
    expect((await shop.request(leftBy('one', [MUG]))).status).toBe(404)
    await leave('one', [], { clientId: CLOSED_SITE })
    await shop.store.sites.add({ key: OPEN_SITE, name: 'Demo shop' })
  })

  it('are not in the request log', async () => {
    await leave('secret-visitor', [MUG], { customer: 'secret-customer', url: 'https://shop.example/?secret' })
    expect(shop.lines.at(-1)).toMatch(/^GET \/api\/display\/shopify\/save-browse-abandonment 200 /)
    expect(shop.lines.join('\n')).not.toContain('secret')
    await forgetAll()
  })

  it.each([
    ['no visitor', ['', [MUG]], 400],
    ['a hostile visitor', ['<b>', [MUG]], 400],
    ['an unknown site', ['one', [MUG], { clientId: 'nowhere' }], 404],
    ['no site', ['one', [MUG], { clientId: '' }], 404],
    ['no JSON', ['one', '[{'], 400],
    ['no list', ['one', '{"a":1}'], 400],
    ['nested deeper', ['one', [{ product_id: { a: 1 } }]], 400],
    ['too many products', ['one', Array(101).fill('1')], 400],
    ['a long id', ['one', ['1'.repeat(201)]], 400],
    ['zero characters', ['one', ['1\0']], 400],
    ['half a character', ['one', '["\\ud800"]'], 400],
    ['an unknown purpose', ['one', [MUG], { data_for: 'constructor' }], 400],
    ['a value with words', ['one', [MUG], { total_cart_value: '1 EUR' }], 400],
    ['a huge value', ['one', [MUG], { total_cart_value: '1e99' }], 400],
    ['a negative value', ['one', [MUG], { total_cart_value: '-1' }], 400],
    ['a strange currency', ['one', [MUG], { currency: '<b>' }], 400],
  ] as [string, Parameters<typeof leftBy>, number][])('are refused: %s', async (_, args, status) => {
    const response = await shop.request(leftBy(...args))
    expect([response.status, await response.json()]).toMatchObject([
      status,
      refusal(status === 404 ? 'not_found' : 'malformed'),
    ])
    expect((await carts()).total).toBe(0)
  })

  it.each(['?limit=0', '?limit=x', '?cursor=now'])('are not listed for %s, nor without a token', async (query) => {
    expect((await shop.desk(`/carts${query}`)).status).toBe(400)
    expect((await shop.request('/desk/api/carts')).status).toBe(401)
  })

  it('answer 304 until one changes', async () => {
    const tag = (await shop.desk('/carts')).headers.get('etag') ?? ''
    expect((await shop.desk('/carts', { 'if-none-match': tag })).status).toBe(304)
    await leave('one', [MUG])
    expect((await shop.desk('/carts', { 'if-none-match': tag })).status).toBe(200)
    await forgetAll()
  })
})
