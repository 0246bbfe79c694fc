// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Popups } from '../../../../../shared/page/model/popups'
import type { Store } from '../../../../../shared/page/model/store'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { signals } from '../../../../../shared/page/platform/signals'
import type { CartAnnouncement } from '../../../../../shared/page/visit/cart'
import { freshStore, pageOf, reported, settled } from '../page'

freshStore()

const withTrigger = {
  popups: signals.signal([{ campaign: { parts: [], triggers: { cart: {} } } }]),
} as unknown as Popups

/** A shop with two mugs, which it sells one by one. Records what the network sees. */
const createShop = () => {
  const paths: string[] = []
  const state = { quantity: 0, broken: '', whileRead: () => {} }
  const cart = () => ({
    item_count: state.quantity,
    total_price: state.quantity * 1000,
    currency: 'EUR',
    items: state.quantity
      ? [
          {
            variant_id: 11,
            product_id: 1,
            quantity: state.quantity,
            final_line_price: state.quantity * 1000,
            product_title: 'Mug',
          },
        ]
      : [],
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.href)
    paths.push(pathname)
    if (pathname === '/cart.js') state.whileRead()
    if (state.broken) return new Response(state.broken)
    if (pathname === '/cart.js') return new Response(JSON.stringify(cart()))
    if (state.quantity === 2) return new Response('{"status":422}', { status: 422 })
    state.quantity++
    return new Response('{"items":[]}')
  })
  return { paths, state }
}

let store: Store
let heard: CartAnnouncement[]
const stops: Stop[] = []

/** The page has loaded: what came until then does not count. */
const open = async (settings: Parameters<typeof pageOf>[0] = {}) => {
  const shop = createShop()
  const chunks = new Map<string, unknown>([
    ['shopify', await import('../../../../../chunks/stores/shopify')],
    ['shopify-server', await import('../../../../../chunks/stores/shopify-server')],
  ])
  const load = async (name: string) => chunks.get(name)
  const { requests, page } = pageOf({ load: load as never, ...settings })
  const { open: openStore, run } = await import('../../../../../chunks/stores/store')
  stops.push(run(page, withTrigger))
  store = await openStore(page)
  await settled()
  const atFirst = { paths: shop.paths.splice(0), heard: heard.splice(0) }
  return { ...shop, requests, atFirst, page }
}

/** The observers of the browser's list of requests. */
const listeners = new Set<(list: unknown) => void>()
class Observer {
  constructor(private readonly tell: (list: unknown) => void) {}
  observe = (): unknown => listeners.add(this.tell)
  disconnect = (): unknown => listeners.delete(this.tell)
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('PerformanceObserver', Observer)
  // A class of its own for each case: what is watched stays so as long as the page is there.
  vi.stubGlobal('XMLHttpRequest', class extends XMLHttpRequest {})
  vi.stubGlobal('Shopify', { shop: 'clay.myshopify.com', currency: { active: 'EUR', rate: '1' } })
  heard = []
  const listen = (event: Event): unknown => heard.push((event as CustomEvent).detail)
  window.addEventListener('wisp:cart', listen)
  stops.push(() => window.removeEventListener('wisp:cart', listen))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('Shopify', () => {
  it('is asked for its cart once', async () => {
    const { atFirst } = await open()
    expect([atFirst.paths, atFirst.heard.map(({ count }) => count)]).toEqual([['/cart.js'], [0]])
  })

  it('is asked again, once, after several requests of the theme', async () => {
    const { paths } = await open()
    await Promise.all(
      ['/cart/add.js', '/cart/change.js', '/fr/cart/update'].map((url) => fetch(url, { method: 'POST' })),
    )
    await settled()
    expect(paths).toEqual(['/cart/add.js', '/cart/change.js', '/fr/cart/update', '/cart.js'])
    expect(heard.map(({ count, own, value }) => [count, own, value])).toEqual([[2, false, 2000]])
  })

  /** The browser lists a request of the theme, whose answer began so many milliseconds from now. */
  const listLater = async (began: number, responseStart = performance.now() + began): Promise<void> => {
    for (const tell of listeners)
      tell({ getEntries: () => [{ name: `${location.origin}/cart/add.js`, responseStart }] })
    await settled()
  }
  it('is asked once for an answer whose body nobody reads, which the browser lists later', async () => {
    const { paths } = await open()
    await fetch('/cart/add.js', { method: 'POST' })
    const began = performance.now() + 1
    await settled()
    await listLater(0, began)
    expect(paths).toEqual(['/cart/add.js', '/cart.js'])
  })
  it('is asked once for an answer that the browser lists while the cart is being read', async () => {
    const { paths, state } = await open()
    await fetch('/cart/add.js', { method: 'POST' })
    const began = performance.now() + 1
    state.whileRead = () => void listLater(0, began)
    await settled()
    await settled()
    expect(paths).toEqual(['/cart/add.js', '/cart.js'])
  })
  it.each([
    ['has answered since', 1],
    ['has failed', Number.NEGATIVE_INFINITY],
  ])('is asked again for a request that only the browser lists, and that %s', async (_, began) => {
    const { paths } = await open()
    await (began > 0 ? listLater(began) : listLater(0, 0))
    expect(paths).toEqual(['/cart.js'])
  })
  it('is asked again for a change after a cart that could not be read', async () => {
    reported()
    const { paths, state } = await open()
    const began = performance.now() + 1
    state.broken = '<!doctype html>'
    await listLater(0, began)
    state.broken = ''
    await listLater(0, began)
    expect(paths).toEqual(['/cart.js', '/cart.js'])
  })

  it('gets one request for what we add, and one for the cart after it', async () => {
    const { paths } = await open()
    expect(await store.add([{ product: '1', variant: '11', quantity: 1 }])).toBe('added')
    await settled()
    expect(paths).toEqual(['/cart/add.js', '/cart.js'])
    expect(heard.map(({ count, own }) => [count, own])).toEqual([[1, true]])
  })

  it('has no more than there are', async () => {
    const errors = reported()
    const { state } = await open()
    state.quantity = 2
    expect(await store.add([{ product: '1', variant: '11', quantity: 1 }])).toBe('in-cart')
    expect(errors.length).toBe(1)
  })

  it.each(['<!doctype html>', ' ', '{"items":{}}'])('does no harm when it answers %o', async (broken) => {
    const errors = reported()
    const { state } = await open()
    state.broken = broken
    await fetch('/cart/add.js', { method: 'POST' })
    await settled()
    expect([heard, errors.length]).toEqual([[], 1])
    state.broken = ''
    expect((await store.cart())?.count).toBeUndefined()
    await fetch('/cart/add.js', { method: 'POST' })
    await settled()
    expect((await store.cart())?.count).toBe(1)
  })

  it('is told apart from what the visitor has not allowed', async () => {
    vi.stubGlobal('ShopifyAnalytics', { meta: { page: { customerId: 5 }, product: { id: 7 } } })
    let allowed = false
    const isAllowed = () => allowed
    Object.assign((window as unknown as { Shopify: object }).Shopify, {
      loadFeatures: (_: unknown, callback: () => void) => callback(),
      customerPrivacy: {
        preferencesProcessingAllowed: isAllowed,
        analyticsProcessingAllowed: isAllowed,
        marketingAllowed: isAllowed,
      },
    })
    const answers = { 'client-id': { client_id: 'shop-1' } }
    let follow = (_: boolean): void => {}
    vi.stubGlobal('wisp', { consent: (yes: boolean) => follow(yes) })
    const { requests, page } = await open({ allowed: false, answers, consent: 'store' })
    follow = (yes) => page.storage.allow(yes)
    expect([requests, localStorage.length]).toEqual([[], 0])
    allowed = true
    const detail = { preferencesAllowed: true, analyticsAllowed: true, marketingAllowed: true }
    document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }))
    await expect.poll(() => requests.length).toBe(2)
    expect(new URL(requests[1] ?? '').searchParams.get('data_for')).toBe('browse_abandonment')
    document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail: {} }))
    page.storage.flush()
    expect(localStorage.length).toBe(0)
  })

  it('shows its thresholds and products to a popup', async () => {
    const rule = {
      target_type: 'shipping_line',
      allocation_method: 'each',
      target_selection: 'all',
      prerequisite_subtotal_range: { greater_than_or_equal_to: '50.00' },
    }
    const mug = { id: 1, title: 'Mug', handle: 'mug', variants: [{ id: 11, title: 'Red', price: '10.00' }] }
    await open({
      answers: {
        'client-id': { client_id: 'shop-1' },
        'price-rules': { price_rules: [rule] },
        'product-recommendation': { currency: 'EUR', data: { products: [mug] } },
      },
    })
    expect(await store.thresholds()).toEqual([{ kind: 'shipping', amount: 5000 }])
    const offers = await store.offers({ popupId: 'popup00000001', category: 'manual', ids: ['1'], count: 3 })
    expect(offers.map(({ title, url }) => [title, url])).toEqual([['Mug', '/products/mug']])
    expect(store.cartUrl()).toBe('/cart')
  })
})
