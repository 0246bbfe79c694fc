// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodeOffers } from '../../../../../chunks/stores/own-store/offers'
import { createStoreChunk } from '../../../../../chunks/stores/store/store-chunk'
import type { Popups } from '../../../../../shared/page/model/popups'
import type { OfferRequest } from '../../../../../shared/page/model/store'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { on } from '../../../../../shared/page/platform/dom'
import { signals } from '../../../../../shared/page/platform/signals'
import { encodeProducts } from '../../../../../shared/wire/server/products'
import { fieldsOf, freshStore, pageOf, settled } from '../page'

freshStore()

const stops: Stop[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A page whose script answers `wisp:cart-wanted`. */
const announces = (...details: unknown[]) =>
  stops.push(
    on(window, 'wisp:cart-wanted', () => {
      for (const detail of details) dispatchEvent(new CustomEvent('wisp:cart', { detail }))
    }),
  )

const product = {
  id: 'mug',
  title: 'Mug',
  description: 'Blue',
  url: 'https://shop.example/shop/blue-mug',
  image: '/mug.jpg',
  price: 1990,
  compareAtPrice: 2400,
  quantity: 2,
  variants: [],
}
const answered = (products = [product]) => JSON.stringify(encodeProducts('shopify', products, 'EUR'))

/** A page without a platform, with one popup that needs the cart. */
const open = async ({ text = answered(), allowed = true } = {}) => {
  const requests: [url: string, form: Record<string, string>][] = []
  const loaded: string[] = []
  // A new page knows nothing of the reports of the one before.
  vi.resetModules()
  const { adapter } = await import('../../../../../chunks/stores/own-store')
  const { page } = pageOf({
    allowed,
    store: '',
    host: 'https://popups.example',
    async load<T>(name: string) {
      loaded.push(name)
      return { adapter } as T
    },
    async send(url, { body } = {}) {
      requests.push([url, Object.fromEntries(new URLSearchParams(body))])
      return { status: 200, text }
    },
  })
  const chunk = createStoreChunk()
  const campaign = { parts: ['products', 'threshold'], triggers: { cart: {} } }
  const stop = chunk.run(page, { popups: signals.signal([{ campaign }]) } as unknown as Popups)
  stops.push(stop)
  const store = await chunk.open(page)
  await settled()
  const offers = (category: string, ids: string[] = []) =>
    store.offers({ popupId: 'popup00000001', category, ids, count: 2 } satisfies OfferRequest)
  return { requests, loaded, offers, page, stop, store }
}

const cart = { count: 2, value: 3980, products: ['mug', 'bowl'] }

describe('a site without a platform', () => {
  it('announces its own cart', async () => {
    announces(cart)
    const { loaded, store } = await open()
    expect(loaded).toEqual(['own-store'])
    expect(await store.cart()).toMatchObject({
      count: 2,
      value: 3980,
      lines: [{ product: 'mug' }, { product: 'bowl' }],
    })
  })
  it.each([['nothing'], ['what is no cart', 7, null, { count: '2' }]])('may announce %s', async (_, ...details) => {
    announces(...details)
    const { store } = await open()
    expect(await store.cart()).toBeUndefined()
  })
  it('is asked for its cart once, then by those who need it, and hears nothing of ours', async () => {
    const heard: unknown[] = []
    stops.push(on<CustomEvent>(window, 'wisp:cart', ({ detail }) => void heard.push(detail)))
    const onRequest = vi.fn()
    stops.push(on(window, 'wisp:cart-wanted', onRequest))
    announces(cart)
    const { store } = await open()
    expect(onRequest).toHaveBeenCalledOnce()
    dispatchEvent(new Event('wisp:cart-wanted'))
    await store.add([{ product: 'mug', variant: 'mug', quantity: 1 }])
    await settled()
    expect([onRequest.mock.calls.length, heard]).toEqual([2, [cart, cart]])
  })
  it('has its cart in the next display request, as it was announced last', async () => {
    announces(cart)
    const { page, stop } = await open()
    expect(page.storage.get('store')).toBe(fieldsOf('', '2', '3980', 'mug,bowl', 'mug,bowl'))
    const lines = [{ product: 'mug', variant: 'mug-red', quantity: 3, price: 5970 }]
    for (const detail of [{ count: 3, value: 5970, lines }, 'no cart'])
      dispatchEvent(new CustomEvent('wisp:cart', { detail }))
    expect(page.storage.get('store')).toBe(fieldsOf('', '3', '5970', 'mug-red', 'mug'))
    stop()
    dispatchEvent(new CustomEvent('wisp:cart', { detail: cart }))
    expect(page.storage.get('store')).toBe(fieldsOf('', '3', '5970', 'mug-red', 'mug'))
  })
  it('has no cart in the request without consent, nor what is no cart', async () => {
    announces(cart)
    expect((await open({ allowed: false })).page.storage.get('store')).toBeUndefined()
  })

  const items = [{ product: 'mug', variant: 'red', quantity: 1 }]
  /** A page that says that it adds, and then does `next`. */
  const acceptAdds = (next: () => unknown = () => {}) => {
    const requests: unknown[] = []
    stops.push(
      on<CustomEvent>(window, 'wisp:add-to-cart', (event) => {
        requests.push(event.detail)
        event.preventDefault()
        next()
      }),
    )
    return requests
  }
  const reports = (detail: unknown = cart) => dispatchEvent(new CustomEvent('wisp:cart', { detail }))

  it('has added once it reports its cart, not before', async () => {
    const { store } = await open()
    const requests = acceptAdds()
    const report = vi.fn()
    void store.add(items).then(report)
    await vi.advanceTimersByTimeAsync(9_000)
    reports('no cart')
    await settled()
    expect([requests, report.mock.calls]).toEqual([[{ items }], []])
    reports()
    await settled()
    expect(report.mock.calls).toEqual([['added']])
  })
  it('may report its cart while it is asked', async () => {
    const { store } = await open()
    acceptAdds(reports)
    expect(await store.add(items)).toBe('added')
  })
  it('has not added if it reports nothing for ten seconds', async () => {
    const { store } = await open()
    acceptAdds()
    const report = vi.fn()
    void store.add(items).then(report)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(report.mock.calls).toEqual([['failed']])
  })
  it('cannot add if the page does nothing, or throws', async () => {
    const { store } = await open()
    expect(await store.add([])).toBe('failed')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stops.push(
      on(window, 'wisp:add-to-cart', () => {
        throw new Error()
      }),
    )
    expect(await store.add([])).toBe('failed')
  })

  it('has products of its catalogue at their own addresses', async () => {
    const { requests, offers } = await open()
    expect(await offers('manual', ['mug'])).toEqual([
      {
        id: 'mug',
        title: 'Mug',
        description: 'Blue',
        image: '/mug.jpg',
        currency: 'EUR',
        url: 'https://shop.example/shop/blue-mug',
        variants: [{ id: 'mug', title: 'Default Title', price: 1990, compareAtPrice: 2400, available: true }],
      },
    ])
    expect(requests).toEqual([
      [
        'https://popups.example/api/display/shopify/product-recommendation/popup00000001',
        { category: 'manual', products: 'mug', limit: '2', count: '2' },
      ],
    ])
  })
  it('asks for what goes with its cart', async () => {
    announces(cart)
    const { requests, offers } = await open()
    await offers('related')
    await offers('product_in_cart')
    expect(requests.map(([, { products }]) => products)).toEqual(['mug,bowl', 'mug,bowl'])
  })
  it('asks for nothing where there is nothing to ask for', async () => {
    const { requests, offers } = await open()
    expect(await offers('product_in_cart')).toEqual([])
    expect(await offers('last_visited')).toEqual([])
    expect(requests).toEqual([])
  })
  it.each(['<html>', '', '{"data":{"products":7}}', '{"data":{"products":[null,7,{},{"id":"a","title":"b"}]}}'])(
    'has no products when the server answers %j',
    async (text) => expect(await (await open({ text })).offers('popular')).toEqual([]),
  )

  it.each([
    [{ handle: 'blue mug' }, '/products/blue%20mug'],
    [{ handle: 'mug', url: '/shop/mug' }, '/shop/mug'],
    [{}, ''],
  ])('links a product with %j to %j', (more, url) => {
    const raw = { id: 1, title: 'Mug', variants: [{ id: 2, price: '1.00', inventory_quantity: 0 }], ...more }
    expect(decodeOffers([raw], 'EUR')).toMatchObject([
      { id: '1', url, variants: [{ id: '2', price: 100, available: false }] },
    ])
  })
  it('has a page for the cart, and no promises or resized pictures', async () => {
    const { store } = await open()
    expect(store.cartUrl()).toBe('/cart')
    expect(store.imageAt('/mug.jpg', 200)).toBe('/mug.jpg')
    expect(await store.thresholds()).toEqual([])
  })
})

const announceProduct = (detail: unknown): unknown => dispatchEvent(new CustomEvent('wisp:product', { detail }))

describe('the product of a page without a platform', () => {
  it('is remembered when the page tells it, the newest first', async () => {
    const { page } = await open()
    for (const id of ['mug', 'bowl', 7, 'vase']) announceProduct({ id, name: 'A name', category: 'Pots' })
    expect(page.storage.get('recent.own-store')).toEqual(['vase', '7', 'bowl'])
    expect(page.storage.get('store')).toBe(fieldsOf('', '', '', '', '', 'vase,7,bowl'))
  })
  it('is asked for, because the page may have told it before', async () => {
    stops.push(on(window, 'wisp:product-wanted', () => void announceProduct({ id: 'mug' })))
    const { page } = await open()
    expect(page.storage.get('recent.own-store')).toEqual(['mug'])
  })
  it('is not recommended on its own page, but on the next one', async () => {
    const { requests, offers } = await open()
    announceProduct({ id: 'mug' })
    await offers('last_visited')
    await offers('related')
    history.replaceState(null, '', '/about')
    await offers('last_visited')
    history.replaceState(null, '', '/')
    expect(requests.map(([, { category, products }]) => [category, products])).toEqual([
      ['related', 'mug'],
      ['last_visited', 'mug'],
    ])
  })
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'mug'],
    ['no id', { name: 'Mug' }],
    ['an id of another shape', { id: { toString: 0 } }],
    [
      'what throws',
      {
        get id() {
          throw new Error('not yours')
        },
      },
    ],
  ])('is none if the page tells %s', async (_, detail) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { page } = await open()
    announceProduct(detail)
    expect(page.storage.get('recent.own-store')).toBeUndefined()
  })
  it('is not remembered without consent, or after the end', async () => {
    const { page } = await open({ allowed: false })
    announceProduct({ id: 'mug' })
    expect(page.storage.keys('recent.')).toEqual([])
    const later = await open()
    later.stop()
    announceProduct({ id: 'bowl' })
    expect(later.page.storage.get('recent.own-store')).toBeUndefined()
  })
})
