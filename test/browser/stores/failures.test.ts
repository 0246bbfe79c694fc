/** Stores, servers and pages on which something does not work: the page and the other popups do. */
import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import { add, arrive, change, MUGS } from '../../support/cart-changes'
import {
  expectShown,
  PLATFORMS,
  type Platform,
  pieceOf,
  putIntoCart,
  type StoreVisit,
  storePath,
  withStores,
} from '../../support/demo-stores'
import { waiting } from '../../support/on-request'
import { popupOf } from '../../support/popup'
import { fetchWhole } from '../../support/whole-answer'

const stores = withStores()

const VIEW = popupOf({ id: 'failview00001', type: 'bar', html: '<p>Sale</p>' })
const LETTER = waiting({ id: 'failletter001' })
const ADDED = popupOf({
  id: 'failadded0001',
  type: 'side-small',
  html: '<p>More?</p>',
  triggers: { cart: { event: 'added_product' } },
})
const cards = (id: string, category: string, ids = '') =>
  waiting({ id, html: `<h2>Yours</h2><div data-wisp-products="${category}" data-wisp-ids="${ids}"></div>` })
const CART = cards('failcart00001', 'product_in_cart')
const GOAL = popupOf({
  id: 'failgoal00001',
  type: 'bar',
  html: '<div data-wisp-threshold="any" data-wisp-missing="{amount} more" data-wisp-reached="Free"></div>',
})

const STORES = {
  shopify: { cart: /\/cart\.js$/, product: 'mugs', open: 'products/mugs' },
  wix: { cart: /\/carts\/current$/, product: 'lamp', open: 'product-page/lamp' },
}
const explanationOf = ({ wisp }: StoreVisit, id: string) =>
  wisp(async (wisp, id) => (await wisp.explain()).popups.find((popup) => popup.id === id)?.says ?? '', id)
const NOTHING_TO_SHOW = 'the store had nothing to show in it'

/** Says that the cart may have changed. */
const tell = ({ page }: StoreVisit, platform: Platform) =>
  page.evaluate((platform) => {
    const wix = (window as unknown as { wixDevelopersAnalytics: { triggerEvent(name: string, data: object): void } })
      .wixDevelopersAnalytics
    if (platform === 'wix') wix.triggerEvent('AddToCart', {})
    else document.dispatchEvent(new Event('shopify:cart:lines-update'))
  }, platform)

const HTML = '<!doctype html><title>Sorry</title><h1>We will be back</h1>'
const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) })
/** Answers of a store that are no cart. */
const ANSWERS = [
  { status: 500, body: HTML },
  { status: 200, contentType: 'text/html', body: HTML },
  { status: 401, ...json({ details: { applicationError: { code: 7 } } }) },
  json(null),
  json({ cart: { id: 7, lineItems: 'none' }, currency: 7, item_count: -1, total_price: 1e99, items: [] }),
  'cut off',
]

describe.each(inBoth(PLATFORMS))('on %s', (platform) => {
  const store = STORES[platform]

  it('a cart that cannot be read fires nothing, and the next one that can does', async () => {
    await stores.show(platform, VIEW, ADDED, CART, LETTER)
    let answer: object | string | undefined
    const visit = await stores.visit(storePath(platform, store.open), {
      prepare: ({ page }) => page.clock.install(),
    })
    const { page } = visit
    await expectShown(visit, ['failview00001'])
    await page.route(
      ({ pathname }) => store.cart.test(pathname),
      (route) => {
        // The store's own script goes on as before.
        if (!answer || route.request().headers().accept !== 'application/json') return route.continue()
        if (answer === 'hang') return
        return typeof answer === 'string' ? route.abort() : route.fulfill(answer)
      },
    )
    for (answer of ANSWERS) {
      const before = visit.reads()
      await tell(visit, platform)
      await page.clock.runFor(800)
      await expect.poll(() => visit.reads()).toBeGreaterThan(before)
    }
    await visit.still()
    expect(visit.shownIds).toEqual(['failview00001'])
    answer = undefined
    await putIntoCart(visit, platform, store.product)
    await tell(visit, platform)
    await page.clock.runFor(3000)
    await expectShown(visit, ['failview00001', 'failadded0001'])
    // A popup that waits for a store that hangs is soon out of the way of the next.
    answer = 'hang'
    await visit.wisp((wisp) => wisp.close())
    await tell(visit, platform)
    await page.clock.runFor(3000)
    await visit.wisp((wisp) => void wisp.open('failcart00001'))
    await visit.wisp((wisp) => wisp.open('failletter001'))
    await visit.still()
    await page.clock.runFor(4000)
    await page.getByLabel('Email').waitFor()
    expect(await explanationOf(visit, 'failcart00001')).toContain(NOTHING_TO_SHOW)
    expect(visit.shownIds).not.toContain('failcart00001')
  })

  it('a server without the store’s routes shows no products and no threshold; the cart is still watched', async () => {
    await stores.show(
      platform,
      VIEW,
      ADDED,
      GOAL,
      cards('failmanual001', 'manual', pieceOf(platform, store.product).id),
    )
    const visit = await stores.visit(storePath(platform, store.open), {
      async prepare({ page }) {
        await page.route(/\/api\/display\/(shopify|wix)\//, (route) => route.fulfill({ status: 404, body: HTML }))
        // Such a server does not name chunks and parts either.
        await page.route(/\/api\/display\/demo-/, async (route) => {
          const response = await fetchWhole(route)
          const { run: _, poptins, ...answer } = await response.json()
          const plain = poptins.map(({ parts: _, ...popup }: Record<string, unknown>) => popup)
          await route.fulfill({ response, json: { ...answer, poptins: plain } })
        })
      },
    })
    await visit.wisp((wisp) => wisp.ready())
    await visit.wisp((wisp) => wisp.open('failmanual001'))
    for (const id of ['failmanual001', 'failgoal00001'])
      await expect.poll(() => explanationOf(visit, id)).toContain(NOTHING_TO_SHOW)
    await expect.poll(() => visit.reads()).toBeGreaterThan(0)
    await visit.still()
    await visit.page.getByRole('button', { name: /^Add to/ }).click()
    await expectShown(visit, ['failview00001', 'failadded0001'])
  })

  it('a page that requires Trusted Types and has the strictest policy has all of it', async () => {
    await stores.show(platform, VIEW, ADDED, cards('failmanual001', 'manual', pieceOf(platform, store.product).id))
    const visit = await stores.visit(storePath(platform, store.open), {
      async prepare({ page }) {
        await page.route(`**${storePath(platform, store.open)}`, async (route) => {
          const response = await route.fetch()
          const names = platform === 'wix' ? 'wisp-wix' : "'none'"
          const policy = `${response.headers()['content-security-policy']}; require-trusted-types-for 'script'; trusted-types ${names}`
          await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
        })
        // The theme's own script parses these as markup.
        await page.route(/\?sections=/, (route) => route.fulfill({ status: 500 }))
      },
    })
    await expect.poll(() => visit.reads()).toBeGreaterThan(0)
    await visit.still()
    await visit.page.getByRole('button', { name: /^Add to/ }).click()
    await expectShown(visit, ['failview00001', 'failadded0001'])
    await visit.wisp((wisp) => wisp.open('failmanual001'))
    await visit.dialog.getByRole('listitem').waitFor()
  })
})

describe.runIf(isShipped())('a page that wraps fetch after us', () => {
  it('keeps its wrapper, which sees each call once, and each change is read once; also after popups start over', async () => {
    const visit = await arrive(stores, undefined, [ADDED])
    await visit.page.evaluate(() => {
      const { fetch } = window
      const wrapped: string[] = []
      Object.assign(window, {
        wrapped,
        fetch: (...args: Parameters<typeof fetch>) => {
          wrapped.push(`${args[0]}`)
          return fetch(...args)
        },
      })
    })
    for (const time of [1, 2, 3]) {
      const before = visit.reads()
      await change(visit, 'fetch', add('cart/add.js'))
      await expect.poll(() => visit.shownIds).toHaveLength(time)
      await visit.still()
      expect(visit.reads() - before).toBe(1)
      await visit.wisp((wisp) => wisp.refresh())
      await visit.decided(time + 1)
      await visit.wisp((wisp) => wisp.ready())
      await visit.still()
    }
    const calls = await visit.page.evaluate(() => (window as unknown as { wrapped: string[] }).wrapped)
    expect(calls.filter((url) => url.endsWith('cart/add.js'))).toHaveLength(3)
    const answer = await change(visit, 'fetch', ['cart/change.js', { id: MUGS, quantity: 0 }])
    expect(answer).toMatchObject({ item_count: 1 })
  })
})

/** Runs in the page, in place of the store’s own script: globals that hold anything, or throw. */
const hostile = (): void => {
  const thrower = (): never => {
    throw new Error('hostile')
  }
  const trap = new Proxy(thrower, { get: thrower, has: thrower, apply: thrower, getOwnPropertyDescriptor: thrower })
  const getter = { get: thrower, configurable: true }
  const names = [
    'Shopify',
    'ShopifyAnalytics',
    '__st',
    'wixEmbedsAPI',
    'wixDevelopersAnalytics',
    'consentPolicyManager',
  ]
  const deep = {
    shop: { toString: thrower },
    currency: { active: 7, rate: {} },
    routes: { root: 'javascript:alert(1)' },
    loadFeatures: thrower,
    customerPrivacy: trap,
    meta: { product: { id: -1, variants: 7 }, page: trap },
    cid: [],
    getAccessTokenFunction: thrower,
    register: thrower,
    getCurrentConsentPolicy: thrower,
    getExternalBaseUrl: 7,
  }
  const values: Record<string, unknown> = { number: 7, empty: null, text: 'Shopify', list: [], trap, deep }
  const kind = new URLSearchParams(location.search).get('hostile') ?? ''
  for (const name of names)
    Object.defineProperty(window, name, kind in values ? { value: values[kind], configurable: true } : getter)
  if (kind !== 'deep') return
  // Browser features that the adapter watches with may be missing.
  Reflect.deleteProperty(window, 'PerformanceObserver')
  Reflect.deleteProperty(window, 'XMLHttpRequest')
}

describe.runIf(isShipped())('with hostile globals', () => {
  it.each(PLATFORMS)('on %s, the page has no error, nothing is kept, and other popups show', async (platform) => {
    await stores.show(platform, VIEW, ADDED, GOAL)
    const visit = await stores.visit(storePath(platform, '?consent&hostile=getter'), {
      async prepare({ page }) {
        await page.route(`**/demo/${platform}.js`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
        await page.addInitScript(hostile)
      },
    })
    for (const kind of ['number', 'empty', 'text', 'list', 'trap', 'deep', '']) {
      await expect.poll(() => visit.shownIds).toEqual(['failview00001'])
      await visit.still()
      expect(await visit.page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await visit.expectUndisturbed()
      visit.shownIds.length = 0
      if (kind) await visit.page.goto(`${stores.world.wisp}${storePath(platform, `?consent&hostile=${kind}`)}`)
    }
  })
})
