import { afterEach, describe, expect, it, vi } from 'vitest'
import * as store from '../../../../../chunks/stores/own-store'
import { decodeOffers } from '../../../../../chunks/stores/own-store/offers'
import type { Page } from '../../../../../shared/model/page'
import type { OfferRequest } from '../../../../../shared/model/store'
import type { Stop } from '../../../../../shared/platform/dom'
import { on } from '../../../../../shared/platform/dom'
import { createStorage } from '../../../../../shared/platform/storage'
import { encodeProducts } from '../../../../../shared/wire/server/products'

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
  ...{ id: 'mug', title: 'Mug', description: 'Blue', url: 'https://shop.example/shop/blue-mug', image: '/mug.jpg' },
  ...{ price: 1990, compareAtPrice: 2400, quantity: 2, variants: [] },
}
const answered = (products = [product]) => JSON.stringify(encodeProducts('shopify', products, 'EUR'))

const open = (text = answered()) => {
  const asked: [url: string, form: Record<string, string>][] = []
  const page = {
    ...{ host: 'https://popups.example', storage: createStorage(false) },
    async send(url: string, { body }: { body: URLSearchParams }) {
      asked.push([url, Object.fromEntries(body)])
      return { status: 200, text }
    },
  } as unknown as Page
  const offers = (category: string, ids: string[] = []) =>
    store.offers(page, { popupId: 'popup00000001', category, ids, count: 2 } satisfies OfferRequest)
  return { asked, offers, page }
}

const cart = { count: 2, value: 3980, products: ['mug', 'bowl'] }

describe('a site without a platform', () => {
  it('announces its own cart', async () => {
    announces(cart)
    expect(await store.cart()).toMatchObject({
      count: 2,
      value: 3980,
      lines: [{ product: 'mug' }, { product: 'bowl' }],
    })
  })
  it.each([['nothing'], ['what is no cart', 7, null, { count: '2' }]])('may announce %s', async (_, ...details) => {
    announces(...details)
    expect(await store.cart()).toBeUndefined()
  })

  it('adds to its own cart', async () => {
    const { page } = open()
    const items = [{ product: 'mug', variant: 'red', quantity: 1 }]
    const asked: unknown[] = []
    stops.push(
      on<CustomEvent>(window, 'wisp:add-to-cart', (event) => {
        asked.push(event.detail)
        event.preventDefault()
      }),
    )
    expect(await store.add(page, items)).toBe('added')
    expect(asked).toEqual([{ items }])
  })
  it('cannot add if the page does nothing, or throws', async () => {
    const { page } = open()
    expect(await store.add(page, [])).toBe('failed')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stops.push(
      on(window, 'wisp:add-to-cart', () => {
        throw new Error()
      }),
    )
    expect(await store.add(page, [])).toBe('failed')
  })

  it('has products of its catalogue at their own addresses', async () => {
    const { asked, offers } = open()
    expect(await offers('manual', ['mug'])).toEqual([
      {
        ...{ id: 'mug', title: 'Mug', description: 'Blue', image: '/mug.jpg', currency: 'EUR' },
        url: 'https://shop.example/shop/blue-mug',
        variants: [{ id: 'mug', title: 'Default Title', price: 1990, compareAtPrice: 2400, available: true }],
      },
    ])
    expect(asked).toEqual([
      [
        'https://popups.example/api/display/shopify/product-recommendation/popup00000001',
        { category: 'manual', products: 'mug', limit: '2', count: '2' },
      ],
    ])
  })
  it('asks for what goes with its cart', async () => {
    announces(cart)
    const { asked, offers } = open()
    await offers('related')
    await offers('product_in_cart')
    expect(asked.map(([, { products }]) => products)).toEqual(['mug,bowl', 'mug,bowl'])
  })
  it('asks for nothing where there is nothing to ask for', async () => {
    const { asked, offers } = open()
    expect(await offers('product_in_cart')).toEqual([])
    expect(await offers('last_visited')).toEqual([])
    expect(asked).toEqual([])
  })
  it.each(['<html>', '', '{"data":{"products":7}}', '{"data":{"products":[null,7,{},{"id":"a","title":"b"}]}}'])(
    'has no products when the server answers %j',
    async (text) => expect(await open(text).offers('popular')).toEqual([]),
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
    expect(store.cartUrl()).toBe('/cart')
    expect(store.imageAt('/mug.jpg')).toBe('/mug.jpg')
    expect(await store.thresholds()).toEqual([])
    expect(store.run()()).toBeUndefined()
  })
})
