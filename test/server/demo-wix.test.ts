import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEitherDatabase } from '../support/databases'
import { openDemo, type Shop } from '../support/shop'
import { browserOf, type StoreBrowser } from '../support/store-browser'

const CARTS = '/_api/ecom-cart'
const APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const idOf = (number: number) => `5d1e7c0a-1f2b-4c3d-8e4f-000000000${number}`
const [FIG, CLAY_FIG, SAND_FIG, POTHOS, SNAKE_PLANT, THROW] = [101, 111, 112, 102, 103, 106].map(idOf) as [
  string,
  ...string[],
]

const item = (catalogItemId: unknown, quantity: unknown = 1, options?: object) => ({
  quantity,
  catalogReference: { appId: APP, catalogItemId, options },
})

const VERSIONS = [
  { version: 'V1', query: '', carts: `${CARTS}/v1/carts`, add: 'add-to-cart', list: 'lineItems' },
  { version: 'V2', query: '?v2', carts: `${CARTS}/v2/carts`, add: 'add-line-items', list: 'catalogItems' },
]

describeOnEitherDatabase('the emulated Wix site', (database) => {
  let shop: Shop
  let browser: StoreBrowser
  beforeAll(async () => {
    shop = await openDemo(database())
    await shop.store.sites.add({ key: 'demo-wix', name: 'Wix' })
  })
  beforeEach(() => {
    browser = browserOf(shop)
  })
  afterAll(() => shop.close())

  /** The token of the visitor's page. */
  const tokenOf = async (query = ''): Promise<string> => {
    const html = await (await browser.get(`/demo/wix/${query}`)).text()
    return JSON.parse(/id="site-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').token
  }
  const call = (path: string, token: string, body?: object): Promise<Response> =>
    body
      ? browser.json(path, body, { authorization: token })
      : browser.get(path, { headers: token ? { authorization: token } : {} })
  const linesOf = async (response: Response): Promise<[string, number][]> =>
    (await response.json()).cart.lineItems.map(
      ({ catalogReference, quantity }: { catalogReference: { catalogItemId: string }; quantity: number }) => [
        catalogReference.catalogItemId,
        quantity,
      ],
    )

  it.each(VERSIONS)('says in $version that a visitor has no cart, then makes one and adds to it', async (api) => {
    const token = await tokenOf(api.query)
    const none = await call(`${api.carts}/current`, token)
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({ details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } })
    expect(none.headers.get('x-wix-request-id')).toMatch(/^[\w-]{36}$/)

    const { cart } = await (await call(api.carts, token, { [api.list]: [item(POTHOS, 2)] })).json()
    expect(cart.lineItems).toMatchObject([
      { quantity: 2, price: { amount: '58.00' }, catalogReference: { appId: APP } },
    ])
    const added = await call(`${api.carts}/${cart.id}/${api.add}`, token, {
      [api.list]: [item(FIG, 1, { variantId: CLAY_FIG }), item(POTHOS)],
    })
    expect(await linesOf(added)).toEqual([
      [POTHOS, 3],
      [FIG, 1],
    ])
    expect((await (await call(`${api.carts}/current`, token)).json()).cart.id).toBe(cart.id)
  })

  it('has a subtotal in V2 only', async () => {
    const token = await tokenOf()
    await call(`${CARTS}/v1/carts`, token, { lineItems: [item(POTHOS, 2)] })
    expect((await (await call(`${CARTS}/v1/carts/current`, token)).json()).cart).not.toHaveProperty('subtotal')
    expect((await (await call(`${CARTS}/v2/carts/current`, token)).json()).cart.subtotal.amount).toBe('116.00')
  })

  it.each([
    ['?v2', 404],
    ['?v2=410', 410],
  ])('has removed V1 for pages with %s', async (query, status) => {
    const token = await tokenOf(query)
    const response = await call(`${CARTS}/v1/carts/current`, token)
    expect(response.status).toBe(status)
    expect(JSON.stringify(await response.json())).not.toContain('OWNED_CART_NOT_FOUND')
    expect((await call(`${CARTS}/v2/carts`, token, { catalogItems: [item(POTHOS)] })).status).toBe(200)
  })

  it.each(['', 'nonsense', 'demo.short.v.0'])('refuses the token %j', async (token) => {
    expect((await call(`${CARTS}/v1/carts/current`, token)).status).toBe(401)
    expect((await call('/_api/members/v1/members/my?fieldsets=FULL', token)).status).toBe(401)
  })

  it('knows a member where the page has signed one in, and a visitor elsewhere', async () => {
    const path = '/_api/members/v1/members/my?fieldsets=FULL'
    expect((await call(path, await tokenOf())).status).toBe(401)
    const answer = await (await call(path, await tokenOf('?member'))).json()
    expect(answer.member).toMatchObject({ id: expect.any(String), loginEmail: 'ivy@windowsill.example' })
  })

  it('keeps the cart from page to page, and shows it to nobody else', async () => {
    const { cart } = await (await call(`${CARTS}/v1/carts`, await tokenOf(), { lineItems: [item(POTHOS)] })).json()
    expect(await linesOf(await call(`${CARTS}/v1/carts/${cart.id}`, await tokenOf('?member')))).toEqual([[POTHOS, 1]])
    browser = browserOf(shop)
    const other = await tokenOf()
    const foreign = await call(`${CARTS}/v1/carts/${cart.id}/add-to-cart`, other, { lineItems: [item(POTHOS)] })
    expect(foreign.status).toBe(404)
    expect((await call(`${CARTS}/v1/carts/current`, other)).status).toBe(404)
  })

  it.each([
    ['nothing', { lineItems: [] }, 400, 'validationError'],
    ['no list', { lineItems: 'x' }, 400, 'validationError'],
    ['none of it', { lineItems: [item(POTHOS, 0)] }, 400, 'validationError'],
    ['too many', { lineItems: [item(POTHOS, 100_001)] }, 400, 'validationError'],
    ['text for a number', { lineItems: [item(POTHOS, '1')] }, 400, 'validationError'],
    [
      'another catalogue',
      { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: POTHOS } }] },
      400,
      'validationError',
    ],
    ['an unknown product', { lineItems: [item('no-such')] }, 404, 'applicationError'],
    ['another product’s variant', { lineItems: [item(POTHOS, 1, { variantId: CLAY_FIG })] }, 404, 'applicationError'],
    ['what is sold out', { lineItems: [item(THROW)] }, 428, 'applicationError'],
    ['a variant that is sold out', { lineItems: [item(FIG, 1, { variantId: SAND_FIG })] }, 428, 'applicationError'],
    ['more than there is', { lineItems: [item(SNAKE_PLANT, 4)] }, 428, 'applicationError'],
  ] as [string, object, number, string][])('refuses to add: %s', async (_, body, status, kind) => {
    const token = await tokenOf()
    const response = await call(`${CARTS}/v1/carts/current/add-to-cart`, token, body)
    expect([response.status, Object.keys((await response.json()).details)]).toEqual([status, [kind]])
    expect((await call(`${CARTS}/v1/carts/current`, token)).status).toBe(404)
  })

  it('finds a variant by the value of its option', async () => {
    const options = { options: { Pot: 'Sand pot' } }
    const response = await call(`${CARTS}/v1/carts`, await tokenOf(), { lineItems: [item(FIG, 1, options)] })
    expect(response.status).toBe(428)
  })

  it('changes quantities, and removes lines', async () => {
    const token = await tokenOf()
    const response = await call(`${CARTS}/v1/carts`, token, { lineItems: [item(POTHOS), item(SNAKE_PLANT)] })
    const [first, second] = (await response.json()).cart.lineItems.map(({ id }: { id: string }) => id)
    const change = (body: object) => call(`${CARTS}/v1/carts/current/update-line-items-quantity`, token, body)
    expect(await linesOf(await change({ lineItems: [{ id: second, quantity: 2 }] }))).toEqual([
      [POTHOS, 1],
      [SNAKE_PLANT, 2],
    ])
    expect((await change({ lineItems: [{ id: second, quantity: 9 }] })).status).toBe(428)
    expect((await change({ lineItems: [{ id: 'no-such', quantity: 1 }] })).status).toBe(404)
    const removed = await call(`${CARTS}/v1/carts/current/remove-line-items`, token, { lineItemIds: [first] })
    expect(await linesOf(removed)).toEqual([[SNAKE_PLANT, 2]])
  })

  it.each([
    ['', 200],
    ['product-page/fig', 200],
    ['cart-page', 200],
    ['product-page/no-such', 404],
    ['anything', 404],
  ])('has the page %j: %s', async (path, status) => {
    const response = await browser.get(`/demo/wix/${path}?consent`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await response.text()).toContain('data-site="demo-wix" data-store="wix" data-consent="store"')
  })

  it.each(['/_api/anything', `${CARTS}/v3/carts/current`, `${CARTS}/v1/carts`])(
    'answers 404 to a GET of %s',
    async (path) => {
      expect((await call(path, await tokenOf())).status).toBe(404)
    },
  )
})
