import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEitherDatabase } from '../support/databases'
import { openDemo, type Shop } from '../support/shop'
import { browserOf, type StoreBrowser } from '../support/store-browser'

const ROOT = '/demo/shopify/'
const [VASE, SAND_VASE, TEAPOT, PITCHER, BUD_VASES] = [48100011, 48100012, 48100021, 48100041, 48100061]

describeOnEitherDatabase('the emulated Shopify store', (database) => {
  let shop: Shop
  let browser: StoreBrowser
  beforeAll(async () => {
    shop = await openDemo(database())
    await shop.store.sites.add({ key: 'demo-shopify', name: 'Shopify' })
  })
  beforeEach(() => {
    browser = browserOf(shop)
  })
  afterAll(() => shop.close())

  const cart = async (root = ROOT) => (await browser.get(`${root}cart.js`)).json()
  const cartLines = async (): Promise<[number, number][]> =>
    (await cart()).items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])
  const add = (...items: object[]) => browser.json(`${ROOT}cart/add.js`, { items })

  it('has an empty cart for a new browser, and a cookie that only the store is sent', async () => {
    const response = await browser.get(`${ROOT}cart.js`)
    expect(response.headers.get('set-cookie')).toMatch(
      /^cart=[\w-]{36}; .*Path=\/demo\/shopify\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await response.json()).toMatchObject({ item_count: 0, total_price: 0, items: [], currency: 'USD' })
  })

  it('keeps the carts of two browsers apart', async () => {
    await add({ id: VASE })
    browser = browserOf(shop)
    expect(await cartLines()).toEqual([])
  })

  it('adds several items, answers with them, and puts new lines first', async () => {
    await add({ id: VASE, quantity: 2 })
    const answer = await (await add({ id: PITCHER }, { id: `${VASE}`, quantity: 1 })).json()
    expect(answer.items).toMatchObject([
      { id: PITCHER, product_id: 81010004, quantity: 1, final_line_price: 6200, variant_title: null },
      { id: VASE, product_id: 81010001, quantity: 3, line_price: 20400, title: 'Meridian vase - Clay' },
    ])
    expect(await cart()).toMatchObject({ item_count: 4, total_price: 26600, items_subtotal_price: 26600 })
    expect(await cartLines()).toEqual([
      [PITCHER, 1],
      [VASE, 3],
    ])
  })

  it('answers the add of a single item with that item', async () => {
    const answer = await (await browser.json(`${ROOT}cart/add.js`, { id: VASE, quantity: 2 })).json()
    expect(answer).toMatchObject({
      id: VASE,
      quantity: 2,
      price: 6800,
      handle: 'vase',
      url: `${ROOT}products/vase?variant=${VASE}`,
    })
  })

  it.each([
    ['sold out', { id: BUD_VASES }, 422, "The product 'Bud vase trio' is already sold out."],
    ['a variant that is sold out', { id: SAND_VASE }, 422, "The product 'Meridian vase' is already sold out."],
    ['more than there is', { id: TEAPOT, quantity: 3 }, 422, 'You can only add 2 Ember teapot to the cart.'],
    ['no such variant', { id: 5 }, 404, 'Cannot find variant'],
    ['no variant', {}, 404, 'Cannot find variant'],
    ['a foreign name', { id: '__proto__' }, 404, 'Cannot find variant'],
    ['half a piece', { id: VASE, quantity: 0.5 }, 422, 'Quantity must be a whole number'],
    ['fewer than one', { id: VASE, quantity: -1 }, 422, 'Quantity must be a whole number'],
    ['none', { id: VASE, quantity: 0 }, 422, 'Quantity must be 1 or more'],
    ['a number beyond all', { id: VASE, quantity: 1e300 }, 422, 'Quantity must be a whole number'],
  ])('refuses to add: %s', async (_, item, status, description) => {
    const response = await add({ id: PITCHER }, item)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ status, message: 'Cart Error', description })
    expect(await cartLines()).toEqual([])
  })

  it('refuses to add what is in the cart already as often as it can be had', async () => {
    await add({ id: TEAPOT, quantity: 2 })
    const response = await add({ id: TEAPOT })
    expect([response.status, (await response.json()).description]).toEqual([
      422,
      'All 2 Ember teapot are in your cart.',
    ])
    expect(await cartLines()).toEqual([[TEAPOT, 2]])
  })

  it.each([
    [
      'by its line',
      'change',
      { line: 2, quantity: 5 },
      [
        [PITCHER, 1],
        [VASE, 5],
      ],
    ],
    ['by its variant', 'change', { id: VASE, quantity: 0 }, [[PITCHER, 1]]],
    ['in order', 'update', { updates: [0, 4] }, [[VASE, 4]]],
    [
      'by variants, which may be new',
      'update',
      { updates: { [VASE]: 0, [TEAPOT]: 1 } },
      [
        [TEAPOT, 1],
        [PITCHER, 1],
      ],
    ],
    ['all at once', 'clear', {}, []],
  ] as [string, string, object, [number, number][]][])('changes lines %s', async (_, name, body, lines) => {
    await add({ id: VASE, quantity: 2 })
    await add({ id: PITCHER })
    const response = await browser.json(`${ROOT}cart/${name}.js`, body)
    expect(response.status).toBe(200)
    expect((await response.json()).items).toMatchObject(lines.map(([id, quantity]) => ({ id, quantity })))
    expect(await cartLines()).toEqual(lines)
  })

  it('changes a line by its key', async () => {
    await add({ id: VASE })
    const [{ key }] = (await cart()).items
    await browser.json(`${ROOT}cart/change.js`, { id: key, quantity: 7 })
    expect(await cartLines()).toEqual([[VASE, 7]])
  })

  it.each([
    ['a line that is not there', 'change', { line: 4, quantity: 1 }, 400],
    ['nothing at all', 'change', {}, 400],
    ['more than there is', 'change', { id: TEAPOT, quantity: 3 }, 422],
    ['more than there is, by an update', 'update', { updates: { [TEAPOT]: 3 } }, 422],
    ['an unknown variant', 'update', { updates: { nope: 3 } }, 404],
  ] as [string, string, object, number][])('refuses to change: %s', async (_, name, body, status) => {
    await add({ id: TEAPOT })
    const response = await browser.json(`${ROOT}cart/${name}.js`, body)
    expect([response.status, await cartLines()]).toEqual([status, [[TEAPOT, 1]]])
  })

  it('keeps a note, and clears a cart without being told anything', async () => {
    await add({ id: VASE })
    await browser.json(`${ROOT}cart/update.js`, { note: 'Leave it at the door' })
    expect((await cart()).note).toBe('Leave it at the door')
    await browser.get(`${ROOT}cart/clear`, { method: 'POST', headers: { accept: 'application/json' } })
    expect(await cartLines()).toEqual([])
  })

  it.each(['cart/add.js', 'cart/add.json', 'fr/cart/add.js', 'en-ca/cart/add'])(
    'is asked at %s as well',
    async (path) => {
      const response = await browser.json(`${ROOT}${path}`, { items: [{ id: VASE }] }, { accept: 'application/json' })
      expect((await response.json()).items).toHaveLength(1)
      expect(await cartLines()).toEqual([[VASE, 1]])
    },
  )

  it('has addresses with the locale that the cart was asked for with', async () => {
    await add({ id: VASE })
    expect((await cart(`${ROOT}fr/`)).items[0].url).toBe(`${ROOT}fr/products/vase?variant=${VASE}`)
    expect(await (await browser.get(`${ROOT}en-ca/`)).text()).toContain('"routes":{"root":"/demo/shopify/en-ca/"}')
  })

  it('draws the sections that a change asks for, and those that a page is asked for', async () => {
    const sections = ['mini-cart', 'no-such-section']
    const answer = await (await browser.json(`${ROOT}cart/add.js`, { items: [{ id: VASE }], sections })).json()
    expect(answer.sections['mini-cart']).toContain('Meridian vase')
    expect(answer.sections['no-such-section']).toBeNull()
    const drawnSections = await (await browser.get(`${ROOT}?sections=bag-count,mini-cart`)).json()
    expect(drawnSections['mini-cart']).toBe(answer.sections['mini-cart'])
    expect(drawnSections['bag-count']).toContain('data-count="1"')
  })

  it('draws five sections at most', async () => {
    const sections = 'a,b,c,d,e,f'
    expect((await browser.json(`${ROOT}cart/clear.js`, { sections })).status).toBe(422)
    expect((await browser.get(`${ROOT}?sections=${sections}`)).status).toBe(422)
  })

  it.each([
    ['cart/add', [['id', `${VASE}`]], '/demo/shopify/cart'],
    ['fr/cart/add', [['id', `${VASE}`]], '/demo/shopify/fr/cart'],
    ['cart/add?consent', [['id', `${VASE}`]], '/demo/shopify/cart?consent'],
    [
      'cart/add',
      [
        ['id', `${VASE}`],
        ['return_to', '/demo/shopify/collections/all'],
      ],
      '/demo/shopify/collections/all',
    ],
    [
      'cart/add',
      [
        ['id', `${VASE}`],
        ['return_to', 'https://evil.example/'],
      ],
      '/demo/shopify/cart',
    ],
    [
      'cart/add',
      [
        ['id', `${VASE}`],
        ['return_to', '//evil.example/'],
      ],
      '/demo/shopify/cart',
    ],
  ] as [string, [string, string][], string][])('leads the plain form at %s, %j, to %s', async (path, fields, to) => {
    const response = await browser.form(`${ROOT}${path}`, fields)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
    expect(await cartLines()).toEqual([[VASE, 1]])
  })

  it('updates the quantities by the form of the cart’s page', async () => {
    await add({ id: VASE }, { id: PITCHER })
    const response = await browser.form(`${ROOT}cart`, [
      ['updates[]', '2'],
      ['updates[]', '0'],
    ])
    expect(response.headers.get('location')).toBe(`${ROOT}cart`)
    expect(await cartLines()).toEqual([[PITCHER, 2]])
  })

  it('says to a plain form why it adds nothing', async () => {
    const response = await browser.form(`${ROOT}cart/add`, [['id', `${BUD_VASES}`]])
    expect([response.status, await response.text()]).toEqual([422, "The product 'Bud vase trio' is already sold out."])
  })

  it.each([
    ['', 200],
    ['collections/vases', 200],
    ['products/vase', 200],
    ['cart', 200],
    ['products/no-such', 404],
    ['anything', 404],
  ])('has the page %j: %s', async (path, status) => {
    const response = await browser.get(`${ROOT}${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const html = await response.text()
    expect(html).toContain('data-site="demo-shopify" data-store="shopify" data-consent="none"')
    expect(html).not.toContain('class="consent"')
  })

  it('says what a product’s page shows, who is signed in, and where consent is asked for', async () => {
    const html = await (await browser.get(`${ROOT}products/vase?consent&customer`)).text()
    const [, data = ''] = /id="shop-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({
      consent: true,
      shopify: { locale: 'en', country: 'US', currency: { active: 'USD' }, routes: { root: ROOT } },
      meta: { product: { id: 81010001, type: 'Vases' }, page: { pageType: 'product', customerId: 7001002 } },
      st: { cid: 7001002 },
    })
    expect(html).toContain('data-consent="store"')
    expect(html).toContain('href="../../../demo/shopify/collections/all?consent&amp;customer"')
  })

  it.each(['cart/no-such.js', 'no-such', 'cart/constructor.js'])('answers 404 to a POST to %s', async (path) => {
    expect((await browser.json(`${ROOT}${path}`, {})).status).toBe(404)
  })
})
