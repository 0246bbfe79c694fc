// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Adapter } from '../../../../../chunks/stores/store/adapter'
import { createStoreChunk } from '../../../../../chunks/stores/store/store-chunk'
import { runsStore } from '../../../../../shared/model/platforms'
import type { Popups } from '../../../../../shared/page/model/popups'
import { adapterChunk } from '../../../../../shared/page/model/store'
import { on } from '../../../../../shared/page/platform/dom'
import { signals } from '../../../../../shared/page/platform/signals'
import type { Cart } from '../../../../../shared/page/visit/cart'
import { fieldsOf, freshStore, pageOf, reported, settled } from '../page'

freshStore()

const withTrigger = {
  popups: signals.signal([{ campaign: { parts: [], triggers: { cart: {} } } }]),
} as unknown as Popups

const cartOf = (quantity: number): Cart => ({
  count: quantity,
  value: quantity * 300,
  currency: 'EUR',
  lines: quantity ? [{ product: 'tea', variant: 'tea', quantity, price: quantity * 300 }] : [],
})

/** The one file of a platform that sells tea. */
const createKiosk = () => {
  const kiosk = { quantity: 0, watchers: new Set<() => void>() }
  const adapter: Adapter = {
    name: 'kiosk',
    catalogue: 'wix',
    cart: async () => cartOf(kiosk.quantity),
    watch(changed) {
      kiosk.watchers.add(changed)
      return () => kiosk.watchers.delete(changed)
    },
    async add() {
      kiosk.quantity++
      return true
    },
    customer: () => 'customer-1',
    product: () => ({ id: 'coffee', name: 'Coffee', category: '' }),
    consent(decide) {
      decide(true)
      return () => {}
    },
    offers: (products, currency) =>
      products.map((id) => ({
        id: `${id}`,
        title: 'Tea',
        description: '',
        url: '',
        image: '',
        currency,
        variants: [{ id: `${id}`, title: '', price: 300, available: true }],
      })),
    thresholds: async () => [{ kind: 'shipping', amount: 900 }],
    total: ({ value }) => `${value}`,
    cartUrl: () => '/bag',
    imageAt: (address, width) => `${address}?${width}`,
  }
  return { adapter, kiosk }
}

/** A page of the kiosk, whose chunk comes when `load` says so. */
const open = (load: (name: string) => Promise<unknown>, settings: Parameters<typeof pageOf>[0] = {}) => {
  const loading = vi.fn(load)
  const { requests, page } = pageOf({ load: loading as never, ...settings })
  const carts: number[] = []
  onTestFinished(on<CustomEvent>(window, 'wisp:cart', ({ detail }) => void carts.push(detail.count)))
  return { ...createStoreChunk(), requests, carts, loading, page }
}

describe('a platform', () => {
  it('is one file: everything works by its adapter', async () => {
    const { adapter, kiosk } = createKiosk()
    const answers = { 'product-recommendation': { currency: 'EUR', data: { products: ['tea'] } } }
    const { requests, carts, page, ...chunk } = open(async () => ({ adapter }), {
      allowed: false,
      answers,
      consent: 'store',
    })
    vi.stubGlobal('wisp', { consent: (yes: boolean) => page.storage.allow(yes) })
    const stop = chunk.run(page, withTrigger)
    await settled()
    const store = await chunk.open(page)
    expect(await store.add([{ product: 'tea', variant: 'tea', quantity: 1 }])).toBe('added')
    kiosk.quantity = 3
    for (const changed of kiosk.watchers) changed()
    await settled()
    expect([carts, await store.cart()]).toEqual([[0, 1, 3], cartOf(3)])
    const offers = await store.offers({ popupId: 'popup00000001', category: 'popular', ids: [], count: 3 })
    expect(offers).toMatchObject([{ id: 'tea', currency: 'EUR' }])
    expect(requests).toEqual([`${page.host}/api/display/wix/product-recommendation/popup00000001`])
    expect(await store.thresholds()).toEqual([{ kind: 'shipping', amount: 900 }])
    expect([store.cartUrl(), store.imageAt('/tea.jpg', 80)]).toEqual(['/bag', '/tea.jpg?80'])
    const { storage } = page
    expect([storage.get('customer'), storage.get('recent.kiosk')]).toEqual(['customer-1', ['coffee']])
    expect(storage.get('store')).toBe(fieldsOf('', '3', '900', 'tea', 'tea', 'coffee'))
    stop()
    expect(kiosk.watchers.size).toBe(0)
  })

  it.each([
    ['shopify', 'shopify'],
    ['wix', 'wix'],
    ['', 'own-store'],
    ['magento', 'own-store'],
    ['__proto__', 'own-store'],
  ])('named “%s” has the chunk %s, which is loaded once', async (store, chunk) => {
    const { loading, page, ...storeChunk } = open(async () => ({ adapter: createKiosk().adapter }), { store })
    const stop = storeChunk.run(page, withTrigger)
    expect(await storeChunk.open(page)).toBe(await storeChunk.open(page))
    expect(loading.mock.calls).toEqual([[chunk]])
    expect(adapterChunk(page)).toBe(chunk)
    stop()
  })

  it.each<[store: string, parts: string[], runs: boolean]>([
    ['shopify', [], true],
    ['wix', [], true],
    ['', [], false],
    ['magento', ['countdown'], false],
    ['', ['threshold'], true],
    ['', ['products'], true],
  ])('named “%s” runs on a page with popups made of %j: %s', (store, parts, runs) => {
    expect(
      runsStore(store, [
        { parts: ['form'], triggers: {} },
        { parts, triggers: {} },
      ]),
    ).toBe(runs)
  })

  it('runs without a platform where a popup has a cart trigger', () => {
    expect(runsStore('', [{ parts: [], triggers: { cart: { event: 'added_product' } } }])).toBe(true)
  })

  it('whose adapter comes after the end does not start', async () => {
    const { adapter, kiosk } = createKiosk()
    let resolveChunk = (_: unknown): void => {}
    const { page, run } = open(() => new Promise((resolve) => (resolveChunk = resolve)))
    run(page, withTrigger)()
    resolveChunk({ adapter })
    await settled()
    dispatchEvent(new Event('wisp:cart-wanted'))
    expect(kiosk.watchers.size).toBe(0)
  })
})

describe('an adapter that cannot be loaded', () => {
  const lost = () => Promise.reject(new Error('no network'))

  it('is reported once, and leaves a store that has nothing and takes nothing', async () => {
    const errors = reported()
    const { carts, page, run, ...chunk } = open(lost, { consent: 'store' })
    const stop = run(page, withTrigger)
    await settled()
    const store = await chunk.open(page)
    expect(await store.add([{ product: 'tea', variant: 'tea', quantity: 1 }])).toBe('failed')
    expect(await store.offers({ popupId: 'popup00000001', category: 'popular', ids: [], count: 3 })).toEqual([])
    expect([await store.thresholds(), await store.cart()]).toEqual([[], undefined])
    expect([store.cartUrl(), store.imageAt('/tea.jpg', 80)]).toEqual(['/cart', '/tea.jpg'])
    dispatchEvent(new Event('wisp:cart-wanted'))
    await settled()
    expect([errors, carts, localStorage.length]).toEqual([['Error: no network'], [], 0])
    stop()
  })

  it('is asked for again by whoever comes later', async () => {
    reported()
    const { adapter } = createKiosk()
    const load = vi.fn(lost as () => Promise<unknown>).mockRejectedValueOnce(new Error('no network'))
    load.mockResolvedValue({ adapter })
    const { page, ...chunk } = open(load)
    expect(await (await chunk.open(page)).cart()).toBeUndefined()
    expect(await (await chunk.open(page)).cart()).toEqual(cartOf(0))
  })

  it.each([
    ['is none', {}],
    [
      'throws',
      {
        adapter: {
          name: 'kiosk',
          get watch() {
            throw new Error('no')
          },
        },
      },
    ],
  ])('counts as lost if it %s', async (_, chunk) => {
    const errors = reported()
    const { page, ...storeChunk } = open(async () => chunk)
    expect(await (await storeChunk.open(page)).cart()).toBeUndefined()
    expect(errors.length).toBe(1)
  })
})
