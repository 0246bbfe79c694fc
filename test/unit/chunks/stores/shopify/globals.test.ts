// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { currency, customer, product, rate, root, shop } from '../../../../../chunks/stores/shopify/globals'
import { adapter } from '../../../../../chunks/stores/shopify/index'
import { freshStore } from '../page'

freshStore()

const throws = (): never => {
  throw new Error('not yours')
}
const product_ = { id: 7, vendor: 'Clay', type: 'Mugs', variants: [{ name: 'Mug - Red / S', public_title: 'Red / S' }] }

describe('the globals of a Shopify page', () => {
  it.each<[title: string, meta: unknown, st: unknown, id: string]>([
    ['the analytics', { page: { customerId: 12 } }, { cid: 34 }, '12'],
    ['as text', { page: { customerId: '12' } }, undefined, '12'],
    ['the storefront', { page: {} }, { cid: 34 }, '34'],
    ['nobody', undefined, undefined, ''],
    ['no number', { page: { customerId: '<b>' } }, { cid: {} }, ''],
    ['a visitor', { page: { customerId: null } }, { cid: '' }, ''],
  ])('name the customer: %s', (_, meta, st, id) => {
    vi.stubGlobal('ShopifyAnalytics', { meta })
    vi.stubGlobal('__st', st)
    expect(customer()).toBe(id)
  })

  it.each<[title: string, product: unknown, looked: unknown]>([
    ['by the name of its variant', product_, { id: '7', name: 'Mug', category: 'Mugs' }],
    ['by its own name', { ...product_, name: 'Big mug' }, { id: '7', name: 'Big mug', category: 'Mugs' }],
    [
      'without variants to choose from',
      { ...product_, variants: [{ name: 'Mug', public_title: null }] },
      { id: '7', name: 'Mug', category: 'Mugs' },
    ],
    ['of which only the id is known', { id: '7' }, { id: '7', name: '', category: '' }],
    ['whose names are objects', { id: 7, name: {}, type: [], variants: 'all' }, { id: '7', name: '', category: '' }],
    ['without an id', { ...product_, id: undefined }, undefined],
    ['with an id that is no number', { ...product_, id: 'constructor' }, undefined],
    ['that is none', null, undefined],
  ])('name the product %s', (_, product_, looked) => {
    vi.stubGlobal('ShopifyAnalytics', { meta: { product: product_ } })
    expect(product()).toEqual(looked)
  })

  it('name nothing when they throw', () => {
    vi.stubGlobal('ShopifyAnalytics', Object.defineProperty({}, 'meta', { get: throws }))
    vi.stubGlobal('Shopify', new Proxy({}, { get: throws }))
    vi.stubGlobal('__st', Object.defineProperty({}, 'cid', { get: throws }))
    expect([customer(), product(), root(), shop(), currency(), rate()]).toEqual([
      '',
      undefined,
      '/',
      '',
      '',
      Number.NaN,
    ])
  })

  it('name the shop and its currency', () => {
    vi.stubGlobal('Shopify', { shop: 'clay.myshopify.com', currency: { active: 'EUR', rate: '0.9' } })
    expect([shop(), currency(), rate()]).toEqual(['clay.myshopify.com', 'EUR', 0.9])
  })
})

describe('a picture', () => {
  const here = location.origin
  it.each([
    ['https://cdn.shopify.com/s/files/1/mug.jpg', 'https://cdn.shopify.com/s/files/1/mug.jpg?width=200'],
    ['https://cdn.shopify.com/s/mug.jpg?v=12&width=9', 'https://cdn.shopify.com/s/mug.jpg?v=12&width=200'],
    ['//cdn.shopify.com/s/mug.jpg', `${location.protocol}//cdn.shopify.com/s/mug.jpg?width=200`],
    ['/cdn/shop/files/mug.jpg?v=1', `${here}/cdn/shop/files/mug.jpg?v=1&width=200`],
    [`${here}/cdn/shop/mug.jpg`, `${here}/cdn/shop/mug.jpg?width=200`],
    ['/images/mug.jpg', '/images/mug.jpg'],
    ['https://elsewhere.example/cdn/shop/mug.jpg', 'https://elsewhere.example/cdn/shop/mug.jpg'],
    ['https://cdn.shopify.com.evil.example/mug.jpg', 'https://cdn.shopify.com.evil.example/mug.jpg'],
    ['https://[', 'https://['],
    ['', ''],
  ])('at %s is asked for in the right size at %s', (address, sized) =>
    expect(adapter.imageAt?.(address, 199.6)).toBe(sized),
  )
})
