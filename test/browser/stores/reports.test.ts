/** Reports to our server about a store, its customer and the cart, and how often they are sent. */
import { beforeAll, describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import {
  forgetShifts,
  PLATFORMS,
  type Platform,
  pieceOf,
  putIntoCart,
  type StoreVisit,
  storePath,
  withStores,
} from '../../support/demo-stores'
import { waiting } from '../../support/on-request'
import { FORM, popupOf } from '../../support/popup'

const stores = withStores()

beforeAll(() =>
  stores.world.store.priceRules.replace('demo-shopify', [
    { targetType: 'shipping_line', allocationMethod: 'each', targetSelection: 'all', threshold: '80.00', startsAt: 0 },
  ]),
)

const STORES = {
  shopify: { product: (name: string) => `products/${name}?customer`, home: '?customer', customer: '7001002' },
  wix: {
    product: (name: string) => `product-page/${name}?member`,
    home: '?member',
    customer: '0a6c1f5e-77d0-4b7e-9f7c-3d2b1a0c9e81',
  },
}

/** Asks for the cart on every page, and never shows. */
const NEVER = popupOf({
  id: 'reportcart001',
  type: 'side-small',
  html: '<p>Much</p>',
  triggers: { cart: { event: 'cart_value', amount: 9999 } },
})
const goal = (id: string, kind: string) =>
  popupOf({
    id,
    type: 'bar',
    target: 'click',
    html: `<div data-wisp-threshold="${kind}" data-wisp-missing="{amount} more" data-wisp-reached="Free"></div>`,
  })
const LETTER = waiting({ id: 'reportletter1', html: FORM })
const BAR = popupOf({ id: 'reportview001', type: 'bar', target: 'click', html: '<p>Sale</p>' })
const POPUPS = [NEVER, LETTER, BAR, goal('reportgoal001', 'shipping'), goal('reportgoal002', 'any')]

/** Waits until the page has kept and told what it knows. */
const waitForReports = async (visit: StoreVisit): Promise<void> => {
  await visit.wisp((wisp) => wisp.ready())
  await expect.poll(() => visit.page.evaluate(() => localStorage.getItem('wisp.cart'))).not.toBeNull()
  await visit.still()
}
const go = async (visit: StoreVisit, platform: Platform, path: string): Promise<void> => {
  await visit.page.goto(`${stores.world.wisp}${storePath(platform, path)}`)
  await waitForReports(visit)
}
const callsTo = ({ calls }: StoreVisit, part: string) => calls.filter(({ path }) => path.includes(part))
const idOf = (platform: Platform, handle: string) => pieceOf(platform, handle).id
const formOf = (body = ''): Record<string, string> => Object.fromEntries(new URLSearchParams(body))

/** Looks at two products, adds two others, and leaves an address on the last page. */
const shop = async (platform: Platform, looked: [string, string], added: [string, string]): Promise<StoreVisit> => {
  const { home, product } = STORES[platform]
  await stores.show(platform, ...POPUPS)
  const visit = await stores.visit(storePath(platform, product(looked[0])))
  await waitForReports(visit)
  await go(visit, platform, product(looked[1]))
  await putIntoCart(visit, platform, added[0], 2)
  await putIntoCart(visit, platform, added[1])
  await go(visit, platform, home)
  await go(visit, platform, product(looked[0]))
  await visit.page.clock.install()
  await go(visit, platform, product(looked[1]))
  await visit.wisp((wisp) => wisp.open('reportletter1'))
  await visit.page.getByLabel('Email').fill('Ann@example.com')
  // Nobody fills in a form that fast.
  await visit.page.clock.fastForward(5_000)
  await visit.page.getByRole('button', { name: 'Sign up' }).click()
  await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await visit.wisp((wisp) => wisp.close('reportview001'))
  await expect.poll(() => callsTo(visit, 'closed/reportview001')).toHaveLength(1)
  await expect.poll(() => callsTo(visit, 'conversion/')).toHaveLength(1)
  return visit
}

/** Each fact is told once in a visit, although the pages were seen twice. */
const expectTold = {
  async shopify(visit: StoreVisit): Promise<void> {
    expect(callsTo(visit, 'client-id').map(({ query }) => query)).toEqual([
      { shop: new URL(stores.world.wisp).host, site: 'demo-shopify' },
    ])
    expect(callsTo(visit, 'price-rules').map(({ path }) => path)).toEqual([
      '/api/display/shopify/price-rules/demo-shopify',
    ])
    const queries = callsTo(visit, 'save-browse-abandonment').map(({ query }) => ({
      ...query,
      products: JSON.parse(query.products ?? ''),
    }))
    const product = (handle: string, category = '') => {
      const { id, title } = pieceOf('shopify', handle)
      return { product_id: id, product_name: title, category }
    }
    const common = {
      clientId: 'demo-shopify',
      customer: STORES.shopify.customer,
      client_id: visit.displayCalls[1]?.client_id,
    }
    expect(queries).toMatchObject([
      { ...common, data_for: 'browse_abandonment', products: [product('teapot', 'Tableware')] },
      { ...common, data_for: 'browse_abandonment', products: [product('bowls', 'Tableware')] },
      {
        ...common,
        data_for: 'cart_abandonment',
        total_cart_value: '198',
        products: [product('pitcher'), product('vase')],
      },
    ])
    expect(await stores.world.store.reads.carts.page(9)).toMatchObject([
      {
        value: '198',
        currency: 'USD',
        products: [{ id: idOf('shopify', 'pitcher') }, { id: idOf('shopify', 'vase') }],
        lead: { email: 'Ann@example.com' },
      },
    ])
  },
  async wix(visit: StoreVisit): Promise<void> {
    const forms = callsTo(visit, 'save-ordered-products').map(({ body }) => formOf(body))
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(forms.length)
    expect(forms.map(({ source_table }) => source_table)).toContain('browse_abandonment')
    expect(forms.at(-1)).toMatchObject({
      site: 'demo-wix',
      source_table: 'cart_abandonment',
      client_id: visit.displayCalls[1]?.client_id,
      customer_id: STORES.wix.customer,
      currency: 'USD',
      total_cart_value: expect.stringMatching(/^\d+/),
    })
    await visit.page.goto(`${stores.world.wisp}${storePath('wix', 'cart-page?member')}`)
    await visit.page.getByRole('button', { name: 'Place the order' }).click()
    await expect
      .poll(() => formOf(callsTo(visit, 'save-ordered-products').at(-1)?.body))
      .toMatchObject({
        source_table: 'orders',
        'products[0][product_id]': idOf('wix', 'cushion'),
        'products[1][product_id]': idOf('wix', 'lamp'),
      })
    await forgetShifts(visit)
  },
}

describe.each(inBoth(PLATFORMS))('of %s', (platform) => {
  const customer = { store_integration: platform, store_integration_customer_id: STORES[platform].customer }

  it('the next page sends every field, and reports and leads name the store and its customer', async () => {
    const [looked, added] = platform === 'wix' ? (['fig', 'pothos'] as const) : (['teapot', 'bowls'] as const)
    const others = platform === 'wix' ? (['lamp', 'cushion'] as const) : (['vase', 'pitcher'] as const)
    const visit = await shop(platform, [looked, added], [...others])
    const [first, , , fourth] = visit.displayCalls
    expect(first).toMatchObject({
      store_integration: platform,
      store_integration_customer_id: '',
      wix_cart_id: '',
      cart_total_items: '',
      cart_total_price: '',
      cart_products_ids_list: '',
      cart_products_org_ids_list: '',
    })
    // The newest first. Wix writes a sum in the main unit, Shopify in hundredths of it.
    expect(fourth).toMatchObject({
      ...customer,
      ...(platform === 'wix'
        ? {
            wix_cart_id: expect.stringMatching(/^[\da-f-]{36}$/),
            cart_total_items: '3',
            cart_total_price: '373.00',
            cart_products_ids_list: `${idOf('wix', 'cushion')},${idOf('wix', 'lamp')}`,
          }
        : {
            wix_cart_id: '',
            cart_total_items: '3',
            cart_total_price: '19800',
            cart_products_ids_list: '48100041,48100011',
          }),
      cart_products_org_ids_list: [...others]
        .reverse()
        .map((handle) => idOf(platform, handle))
        .join(),
      last_visited_products: [added, looked].map((handle) => idOf(platform, handle)).join(),
    })
    expect(formOf(callsTo(visit, 'viewed/reportletter1')[0]?.body)).toMatchObject(customer)
    for (const call of ['conversion/', 'closed/reportview001', 'total-website-session', 'conversion-activities']) {
      await expect.poll(() => callsTo(visit, call).length).toBeGreaterThan(0)
      for (const { body } of callsTo(visit, call)) expect(formOf(body)).toMatchObject(customer)
    }
    const [lead] = await stores.world.store.leads.all({ search: '' })
    expect(lead?.email).toBe('Ann@example.com')

    await expectTold[platform](visit)
  })
})

describe.runIf(isShipped())('the display request', () => {
  it.each(PLATFORMS)('of %s does not wait for a store that hangs, and says what was known before', async (platform) => {
    await stores.show(platform, NEVER, BAR)
    const visit = await stores.visit(storePath(platform))
    await putIntoCart(visit, platform, platform === 'wix' ? 'lamp' : 'vase')
    await go(visit, platform, '')
    visit.shownIds.length = 0
    visit.calls.length = 0
    // Never answered.
    await visit.page.route(/\/cart\.js|\/_api\//, () => {})
    await visit.page.goto(`${stores.world.wisp}${storePath(platform)}`)
    await expect.poll(() => visit.shownIds).toEqual(['reportview001'])
    await expect.poll(() => visit.calls.some(({ ours, path }) => ours && /cart\.js|_api/.test(path))).toBe(true)
    const order = visit.calls.map(({ ours, path }) => (/display\/demo-/.test(path) ? 'display' : ours ? 'store' : ''))
    expect(order.indexOf('display')).toBeLessThan(order.indexOf('store'))
    expect(visit.displayCalls.at(-1)).toMatchObject({ cart_total_items: '1' })
  })
})
