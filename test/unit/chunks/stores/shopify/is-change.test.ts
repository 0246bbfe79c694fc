// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { isCartAddress, isCartChange, OWN_QUERY } from '../../../../../chunks/stores/shopify/is-change'

describe('the addresses that change a cart', () => {
  it.each([
    '/cart/add',
    '/cart/add.js',
    '/cart/add.json',
    '/cart/change.js',
    '/cart/update.js',
    '/cart/clear.js',
    '/cart/clear',
    '/fr/cart/add.js',
    '/en-ca/cart/change',
    '/es-419/cart/update.js',
    '/zh-hant-tw/cart/add.js',
    '/cart/add.js?sections=cart-drawer,header',
    '/cart/add.js?app=other',
    '/CART/ADD.JS',
    '/cart/add.js#x',
    new URL('/cart/add.js', location.href),
    new URL('/cart/add.js', location.href).href,
  ])('%s is one', (address) => expect(isCartAddress(address)).toBe(true))

  it.each([
    '/cart.js',
    '/cart',
    '/cart/',
    '/cart/add.html',
    '/cart/added.js',
    '/cart/add/more',
    '/apps/upsell/cart/add.js',
    '/products/cart/add.js/x',
    '/x/cart/add.js',
    '/search?q=/cart/add.js',
    'https://elsewhere.example/cart/add.js',
    '//elsewhere.example/cart/add.js',
    'data:,/cart/add.js',
    'http://[/cart/add.js',
    `/cart/add.js${OWN_QUERY}`,
    `/fr/cart/add.js${OWN_QUERY}`,
    undefined,
    null,
    {},
    Symbol('cart'),
    Object.create(null),
  ])('%o is none', (address) => expect(isCartAddress(address)).toBe(false))

  it('a shop in a folder has its cart there', () => {
    vi.stubGlobal('Shopify', { routes: { root: '/shops/mugs/' } })
    const addresses = ['/shops/mugs/cart/add.js', '/shops/mugs/fr/cart/change', '/fr/cart/add.js', '/shops/cart/add.js']
    expect(addresses.map(isCartAddress)).toEqual([true, true, true, false])
    vi.unstubAllGlobals()
  })

  it.each<[method: unknown, changes: boolean]>([
    ['POST', true],
    ['post', true],
    ['PUT', true],
    ['GET', false],
    ['get', false],
    ['HEAD', false],
    [undefined, false],
    [null, false],
    [Symbol('POST'), false],
  ])('%o changes it: %s', (method, changes) => expect(isCartChange(method, '/cart/add.js')).toBe(changes))
})
