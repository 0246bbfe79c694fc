// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { offers } from '../../../../../chunks/stores/shopify-server/offers'
import { plainText } from '../../../../../chunks/stores/store/plain-text'
import { encodeProducts } from '../../../../../shared/wire/server/products'
import { freshStore } from '../page'

freshStore()

const variant = {
  id: 11,
  title: 'Red',
  price: '20.00',
  compare_at_price: '25.00',
  inventory_quantity: 3,
  presentment_prices: [{ price: { amount: '18.00', currency_code: 'EUR' }, compare_at_price: null }],
}
const mug = {
  id: 1,
  title: 'Mug',
  body_html: '<p>Holds <b>tea</b></p>',
  handle: 'mug',
  image: { src: 'https://cdn.shopify.com/mug.jpg' },
  variants: [variant],
}
const variantsOf = (...changes: object[]) =>
  offers([{ ...mug, variants: changes.map((change) => ({ ...variant, ...change })) }], 'USD')[0]?.variants

describe('a recommended product', () => {
  it('is offered in the currency that the visitor sees', () => {
    vi.stubGlobal('Shopify', { currency: { active: 'EUR' }, routes: { root: '/fr/' } })
    expect(offers([mug], 'USD')).toEqual([
      {
        id: '1',
        title: 'Mug',
        description: 'Holds tea',
        url: '/fr/products/mug',
        currency: 'EUR',
        image: 'https://cdn.shopify.com/mug.jpg',
        variants: [{ id: '11', title: 'Red', price: 1800, available: true }],
      },
    ])
  })

  it.each<[title: string, active: unknown, variants: object[], currency: string, prices: number[]]>([
    ['another currency', 'GBP', [{}], 'USD', [2000]],
    ['no currency', undefined, [{}], 'USD', [2000]],
    ['a currency that only one variant has', 'EUR', [{}, { presentment_prices: [] }], 'USD', [2000, 2000]],
    ['prices that are no list', 'EUR', [{ presentment_prices: 'free' }], 'USD', [2000]],
    [
      'a currency without cents',
      'JPY',
      [{ presentment_prices: [{ price: { amount: '2500', currency_code: 'JPY' } }] }],
      'JPY',
      [2500],
    ],
  ])('where the page has %s', (_, active, variants, currency, prices) => {
    vi.stubGlobal('Shopify', { currency: { active } })
    const [offer] = offers([{ ...mug, variants: variants.map((change) => ({ ...variant, ...change })) }], 'USD')
    expect([offer?.currency, offer?.variants.map(({ price }) => price)]).toEqual([currency, prices])
  })

  it.each([
    ['25.00', 2500],
    [25, 2500],
    ['20.00', undefined],
    ['10.00', undefined],
    ['', undefined],
    [null, undefined],
    ['much', undefined],
  ])('with the price %o before shows %o', (compare_at_price, expected) =>
    expect(variantsOf({ compare_at_price })?.[0]?.compareAtPrice).toBe(expected),
  )

  it.each([
    [3, true],
    [0, false],
    [-2, false],
    [null, true],
    [undefined, true],
    ['0', true],
  ])('of which %o are in stock is available: %s', (inventory_quantity, available) =>
    expect(variantsOf({ inventory_quantity })?.[0]?.available).toBe(available),
  )

  it.each([
    [
      'goes on being sold at −3, where the shop says so',
      { inventory_quantity: -3, inventory_policy: 'continue' },
      true,
    ],
    ['is sold out at −3, where the shop stops then', { inventory_quantity: -3, inventory_policy: 'deny' }, false],
    ['is available where the shop counts no stock', { inventory_quantity: 0, inventory_management: null }, true],
    ['is sold out where the shop says so', { inventory_quantity: 9, available: false }, false],
  ])('%s', (_, raw, available) => expect(variantsOf(raw)?.[0]?.available).toBe(available))

  it.each([
    ['no price', { price: undefined, presentment_prices: undefined }],
    ['a price that is none', { price: 'free' }],
    ['a price below nothing', { price: '-1' }],
    ['an endless price', { price: Number.POSITIVE_INFINITY }],
    ['no id', { id: null }],
    ['an id that is an object', { id: {} }],
  ])('leaves out a variant with %s', (_, change) =>
    expect(variantsOf(change, { id: 12 })?.map(({ id }) => id)).toEqual(['12']),
  )

  it.each([
    [null],
    ['mug'],
    [[]],
    [{}],
    [{ ...mug, id: undefined }],
    [{ ...mug, title: '' }],
    [{ ...mug, variants: [] }],
    [{ ...mug, variants: { length: 3 } }],
  ])('is left out if it is %o', (product) => expect(offers([product, mug], 'USD').map(({ id }) => id)).toEqual(['1']))

  it.each([
    ['a/../b?c', '/products/a%2F..%2Fb%3Fc'],
    ['javascript:alert(1)', '/products/javascript%3Aalert(1)'],
    [undefined, ''],
  ])('with the handle %o is at %o', (handle, url) => expect(offers([{ ...mug, handle }], 'USD')[0]?.url).toBe(url))

  it('comes whole from our own server', () => {
    vi.stubGlobal('Shopify', { currency: { active: 'EUR' } })
    const product = {
      id: 'mug',
      title: 'Mug',
      description: 'Holds tea',
      url: '/products/mug',
      image: '/mug.jpg',
      price: 1990,
      variants: [{ id: '5', title: 'Red', price: 1990, compareAtPrice: 2490, quantity: 0 }],
    }
    const { currency, data } = encodeProducts('shopify', [product] as never, 'EUR') as never as {
      currency: string
      data: { products: unknown[] }
    }
    expect(offers(data.products, currency)).toEqual([
      {
        id: 'mug',
        title: 'Mug',
        description: 'Holds tea',
        url: '/products/mug',
        image: '/mug.jpg',
        currency: 'EUR',
        variants: [{ id: '5', title: 'Red', price: 1990, compareAtPrice: 2490, available: false }],
      },
    ])
  })
})

describe('a description', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<p>Tea &amp; <b>cake</b></p>\n', 'Tea & cake'],
    ['&lt;b&gt; stays text', '<b> stays text'],
    ['&amp;lt;', '&lt;'],
    ['caf&#233; &#x2713; &#X2713; &hellip;', 'café ✓ ✓ …'],
    ['&nosuch; &#0; &#99999999; &#xZZ; &constructor;', '&nosuch; &#0; &#99999999; &#xZZ; &constructor;'],
    ['2 < 3 > 1', '2 < 3 > 1'],
    ['a<style>p{color:red}</style>b<SCRIPT>alert(1)</script >c', 'a b c'],
    ['a<!-- hidden <b> -->b', 'a b'],
    ['unfinished <img src="x', 'unfinished'],
    ['unfinished <script>alert(1)', 'unfinished'],
    ['שלום <em>עולם</em> 👋🏽', 'שלום עולם 👋🏽'],
    [undefined, ''],
    [{ toString: (): string => 'x' }, ''],
  ])('%o reads %o', (html, text) => expect(plainText(html)).toBe(text))
})
