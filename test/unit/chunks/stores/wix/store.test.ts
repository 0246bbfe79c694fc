// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../../../shared/page/model/page'
import type { Popups } from '../../../../../shared/page/model/popups'
import { all, on, type Stop } from '../../../../../shared/page/platform/dom'
import { signals } from '../../../../../shared/page/platform/signals'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { CartAnnouncement } from '../../../../../shared/page/visit/cart'
import { decodeForm } from '../../../../../shared/wire/server/form'
import { fieldsOf } from '../page'

const CART = '/_api/ecom-cart/v1/carts/current'
const MEMBER = '/_api/members/v1/members/my?fieldsets=FULL'

const cartWith = (...products: string[]) => ({
  cart: {
    id: 'c-1',
    currency: 'EUR',
    lineItems: products.map((catalogItemId) => ({
      quantity: 1,
      price: { amount: '5.00' },
      catalogReference: { catalogItemId },
    })),
  },
})

type Reply = [status: number, body: unknown]

/** A Wix site: what it answers may be changed by a case. */
let site: Record<string, Reply>
let calls: { path: string; token: string | null }[]
let reports: Record<string, unknown>[]
let emit: (name: string, data?: unknown) => void
const stops: Stop[] = []
const errors: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  history.replaceState(null, '', '/product-page/mug')
  calls = []
  reports = []
  site = { [CART]: [200, cartWith()], [MEMBER]: [404, {}] }
  emit = () => {}
  vi.stubGlobal('wixEmbedsAPI', {})
  vi.stubGlobal('wixDevelopersAnalytics', {
    register(_: string, handler: typeof emit) {
      emit = handler
    },
  })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({ path, token: new Headers(headers).get('authorization') })
    const [status, body] = site[path] ?? [404, '']
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  vi.spyOn(Element.prototype, 'append').mockImplementation((node) => {
    queueMicrotask(() => (node as Element).dispatchEvent(new CustomEvent('wisp-token', { detail: () => 'token-1' })))
  })
  errors.length = 0
  vi.spyOn(console, 'warn').mockImplementation((_, error) => void errors.push(error))
})
afterEach(() => {
  all(stops)()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const settled = () => vi.advanceTimersByTimeAsync(60)

/** Opens a page of the site; `needsCart` is whether one of its popups needs the cart. */
const open = async ({ allowed = true, consent = 'none', needsCart = false, answer = '' } = {}) => {
  const storage = createStorage(allowed)
  const loaded: string[] = []
  // Imported in advance: importing takes time that no timer tells.
  const chunks = new Map<string, unknown>([
    ['wix', await import('../../../../../chunks/stores/wix')],
    ['wix-cart', await import('../../../../../chunks/stores/wix-cart')],
    ['wix-server', await import('../../../../../chunks/stores/wix-server')],
  ])
  const page = {
    host: 'https://popups.example',
    site: 'key',
    store: 'wix',
    preview: '',
    consent,
    signals,
    storage,
    visitor: { clientId: () => 'visitor-1' },
    async load(name: string) {
      loaded.push(name)
      return chunks.get(name)
    },
    async send(_: string, { body }: { body: URLSearchParams }) {
      if (body.has('source_table')) reports.push(decodeForm(body))
      return { status: 200, text: answer }
    },
  } as unknown as Page
  const chunk = await import('../../../../../chunks/stores/store')
  const carts: CartAnnouncement[] = []
  const campaign = { triggers: needsCart ? { cart: {} } : {}, parts: [] }
  const popups = { popups: signals.signal([{ campaign }]) } as unknown as Popups
  stops.push(
    on<CustomEvent>(window, 'wisp:cart', ({ detail }) => void carts.push(detail)),
    chunk.run(page, popups),
  )
  const store = await chunk.open(page)
  await settled()
  return { carts, loaded, page, storage, store }
}
const paths = () => calls.map(({ path }) => path)

describe('a Wix site', () => {
  it('is asked for the member only, where no popup needs the cart', async () => {
    const { loaded, storage } = await open()
    expect(calls).toEqual([{ path: MEMBER, token: 'token-1' }])
    expect(loaded).toEqual(['wix'])
    expect(storage.get('customer')).toBeUndefined()
    expect(errors).toEqual([])
  })
  it('announces its cart where a popup needs it, and sends its id with the next display request', async () => {
    site[CART] = [200, cartWith('mug', 'bowl')]
    const { carts, storage } = await open({ needsCart: true })
    expect(carts).toMatchObject([{ count: 2, value: 1000, currency: 'EUR', products: ['bowl', 'mug'] }])
    expect(storage.get('store')).toBe(fieldsOf('c-1', '2', '10.00', 'bowl,mug', 'bowl,mug', ''))
  })
  it('writes the total as the currency does', async () => {
    const yen = { cart: { ...cartWith('mug').cart, currency: 'JPY' } }
    site[CART] = [200, yen]
    const { storage } = await open({ needsCart: true })
    expect(new URLSearchParams(storage.get('store')).get('cart_total_price')).toBe('5')
  })
  it('without a cart has an empty one', async () => {
    site[CART] = [404, { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } }]
    const { carts } = await open({ needsCart: true })
    expect(carts).toMatchObject([{ count: 0, value: 0, lines: [] }])
  })
  it('that fails to say its cart announces none, and the error is logged', async () => {
    site[CART] = [500, '<html>']
    const { carts } = await open({ needsCart: true })
    expect(carts).toEqual([])
    expect(errors).toMatchObject([{ message: 'Error getting current cart' }])
  })
  it('is read again after a click on its button, until the cart has changed', async () => {
    const { carts } = await open({ needsCart: true })
    emit('AddToCart')
    await vi.advanceTimersByTimeAsync(1000)
    site[CART] = [200, cartWith('mug')]
    await vi.advanceTimersByTimeAsync(9000)
    expect(carts.map(({ count, own }) => [count, own])).toEqual([
      [0, false],
      [1, false],
    ])
    expect(paths().filter((path) => path === CART)).toHaveLength(3)
  })
  it('gets what a popup adds', async () => {
    const { store } = await open()
    site['/_api/ecom-cart/v1/carts/c-1/add-to-cart'] = [200, cartWith('mug')]
    expect(await store.add([{ product: 'mug', variant: 'mug', quantity: 1 }])).toBe('added')
    expect(calls.every(({ token }) => token === 'token-1')).toBe(true)
  })
  it('whose context is missing can do none of it', async () => {
    vi.stubGlobal('wixEmbedsAPI', undefined)
    const { store } = await open()
    const adding = store.add([{ product: 'mug', variant: 'mug', quantity: 1 }])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await adding).toBe('failed')
    expect(calls).toEqual([])
    expect(errors).toContainEqual(new Error('Wix context is not available'))
  })
  it('shows products', async () => {
    const mug = { id: 'mug', name: 'Mug', price: 5, currency: 'EUR' }
    const { store } = await open({ answer: JSON.stringify({ data: { products: [mug] } }) })
    const request = { popupId: 'popup00000001', category: 'manual', ids: ['mug'], count: 3 }
    expect(await store.offers(request)).toMatchObject([{ id: 'mug', title: 'Mug' }])
  })
})

describe('the member of a Wix site', () => {
  it('is kept and told', async () => {
    site[MEMBER] = [200, { member: { id: 'member-1' } }]
    const { storage } = await open()
    expect(storage.get('customer')).toBe('member-1')
  })
  it.each([401, 403, 404])('is a visitor for status %d', async (status) => {
    site[MEMBER] = [status, '']
    const { storage } = await open()
    expect(storage.get('customer')).toBeUndefined()
    expect(errors).toEqual([])
  })
  it.each<[string, Reply]>([
    ['an error', [500, '']],
    ['a refusal', [400, { message: 'no' }]],
  ])('is unknown after %s, which is logged', async (_, reply) => {
    site[MEMBER] = reply
    const { storage } = await open()
    expect(storage.get('customer')).toBeUndefined()
    expect(errors).toHaveLength(1)
  })
  it('is unknown if the answer is of any other shape', async () => {
    site[MEMBER] = [200, { member: { id: { toString: 0 } } }]
    const { storage } = await open()
    expect(storage.get('customer')).toBeUndefined()
  })
  it('is asked for once, however often consent changes, and not without it', async () => {
    const { storage } = await open({ allowed: false })
    expect(calls).toEqual([])
    for (const yes of [true, false, true]) {
      storage.allow(yes)
      await settled()
    }
    expect(paths()).toEqual([MEMBER])
  })
})

describe('a product of a Wix site', () => {
  const mug = { productId: 'mug', name: 'Mug' }
  const looked = (name: string, id = name.toLowerCase()) => [{ product_id: id, product_name: name, category: '' }]

  it('is remembered and told when the page names it', async () => {
    const { storage } = await open()
    emit('productPageLoaded', mug)
    await settled()
    expect(storage.get('recent.wix')).toEqual(['mug'])
    expect(new URLSearchParams(storage.get('store')).get('last_visited_products')).toBe('mug')
    expect(reports).toEqual([
      {
        site: 'key',
        client_id: 'visitor-1',
        customer_id: '',
        source_table: 'browse_abandonment',
        products: looked('Mug'),
        total_cart_value: '',
        currency: '',
      },
    ])
  })
  it('is told once in a visit, also when another was looked at since', async () => {
    await open()
    for (const productId of ['mug', 'mug', 'bowl', 'mug']) emit('productPageLoaded', { productId, name: productId })
    await settled()
    expect(reports.map(({ products }) => products)).toEqual([looked('mug'), looked('bowl')])
    vi.advanceTimersByTime(31 * 60_000)
    emit('productPageLoaded', { productId: 'bowl', name: 'bowl' })
    await settled()
    expect(reports).toHaveLength(3)
  })
  it('is told, and so is each change of the cart, also back to what it was', async () => {
    await open({ needsCart: true })
    emit('productPageLoaded', mug)
    for (const products of [['bowl'], ['bowl', 'mug'], ['bowl'], []]) {
      site[CART] = [200, cartWith(...products)]
      emit('AddToCart')
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(
      reports.map(({ source_table, total_cart_value, products }) => [source_table, total_cart_value, products]),
    ).toEqual([
      ['browse_abandonment', expect.anything(), looked('Mug')],
      ['cart_abandonment', '5', looked('', 'bowl')],
      ['cart_abandonment', '10', [...looked('', 'mug'), ...looked('', 'bowl')]],
      ['cart_abandonment', '5', looked('', 'bowl')],
      ['cart_abandonment', '0', undefined],
    ])
  })
  it('need not be looked at for the server to hear that the cart was emptied', async () => {
    site[CART] = [200, cartWith('bowl')]
    await open({ needsCart: true })
    site[CART] = [200, cartWith()]
    emit('RemoveFromCart')
    await vi.advanceTimersByTimeAsync(3000)
    expect(reports.map(({ products, total_cart_value }) => [products, total_cart_value])).toEqual([
      [looked('', 'bowl'), '5'],
      [undefined, '0'],
    ])
  })
  it('is neither remembered nor told without consent', async () => {
    const { storage } = await open({ allowed: false })
    emit('productPageLoaded', mug)
    emit('Purchase', { contents: [{ id: 'mug' }] })
    await settled()
    expect(reports).toEqual([])
    expect(storage.keys('recent.')).toEqual([])
    storage.allow(true)
    await settled()
    expect(storage.get('recent.wix')).toEqual(['mug'])
    expect(reports).toHaveLength(1)
  })
  it('is not recommended on its own page, but on the next one', async () => {
    const requests: unknown[] = []
    const { page, store } = await open()
    page.send = async (_, { body } = {}) => {
      requests.push(new URLSearchParams(body).get('products'))
      return { status: 200, text: '' }
    }
    const request = { popupId: 'popup00000001', category: 'last_visited', ids: [], count: 3 }
    emit('productPageLoaded', mug)
    await store.offers(request)
    history.replaceState(null, '', '/about')
    await store.offers(request)
    expect(requests.filter((products) => products !== null)).toEqual(['mug'])
  })
  it('that was bought is told as an order, once', async () => {
    await open()
    const contents = [{ id: 'mug', name: 'Mug', category: 'Mugs' }, { id: 7 }, null, { name: 'no id' }]
    emit('Purchase', { contents })
    emit('Purchase', { contents })
    await settled()
    expect(reports).toEqual([
      expect.objectContaining({
        source_table: 'orders',
        products: [
          { product_id: 'mug', product_name: 'Mug', category: 'Mugs' },
          { product_id: '7', product_name: '', category: '' },
        ],
      }),
    ])
  })
  it.each<[string, unknown, unknown]>([
    ['no name', undefined, undefined],
    ['no data', 'productPageLoaded', null],
    ['an id of another shape', 'productPageLoaded', { productId: { toString: 0 } }],
    ['contents of another shape', 'Purchase', { contents: 7 }],
    [
      'data that throw',
      'productPageLoaded',
      {
        get productId() {
          throw new Error('no')
        },
      },
    ],
  ])('is not found in an event with %s', async (_, name, data) => {
    await open()
    expect(() => emit(name as string, data)).not.toThrow()
    await settled()
    expect(reports).toEqual([])
  })
})

describe('the rest of a Wix site', () => {
  it.each<[string, unknown, string]>([
    ['its own domain', () => 'https://shop.example/', '/cart-page'],
    ['a folder', () => `${location.origin}/my-site`, '/my-site/cart-page'],
    ['nothing', undefined, '/cart-page'],
    ['another type', () => 7, '/cart-page'],
    [
      'an error',
      () => {
        throw new Error()
      },
      '/cart-page',
    ],
  ])('its cart is a page of %s', async (_, getExternalBaseUrl, url) => {
    vi.stubGlobal('wixEmbedsAPI', { getExternalBaseUrl })
    const { store } = await open()
    expect(store.cartUrl()).toBe(url)
  })
  it('its consent is asked for where the owner says so', async () => {
    const decisions: boolean[] = []
    vi.stubGlobal('wisp', { consent: (yes: boolean) => void decisions.push(yes) })
    vi.stubGlobal('consentPolicyManager', {
      getCurrentConsentPolicy: () => ({ policy: { functional: true, analytics: true } }),
    })
    await open({ allowed: false })
    expect(decisions).toEqual([])
    // Another page.
    vi.resetModules()
    await open({ allowed: false, consent: 'store' })
    expect(decisions).toEqual([true])
  })
  it.each(['wixEmbedsAPI', 'wixDevelopersAnalytics', 'consentPolicyManager'])(
    'a %s that throws breaks nothing',
    async (name) => {
      vi.stubGlobal(
        name,
        new Proxy(
          {},
          {
            get() {
              throw new Error(name)
            },
          },
        ),
      )
      const { store } = await open({ allowed: false, consent: 'store', needsCart: true })
      expect(store.cartUrl()).toBe('/cart-page')
    },
  )
  it('events that begin later are heard', async () => {
    const { register } = window.wixDevelopersAnalytics as { register: unknown }
    vi.stubGlobal('wixDevelopersAnalytics', undefined)
    const { storage } = await open()
    vi.stubGlobal('wixDevelopersAnalytics', { register })
    document.dispatchEvent(new Event('wixDevelopersAnalyticsReady'))
    emit('productPageLoaded', { productId: 'mug' })
    expect(storage.get('recent.wix')).toEqual(['mug'])
  })
})

declare global {
  interface Window {
    wixDevelopersAnalytics?: unknown
  }
}
