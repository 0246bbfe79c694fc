import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeOffers } from '../../../../../chunks/stores/wix-server'
import { encodeProducts } from '../../../../../shared/wire/server/products'

const mug = {
  id: 'mug',
  name: 'Mug',
  description: '<p>Blue &amp; <b>round</b></p>',
  imageUrl: 'https://static.wixstatic.com/media/ab.jpg',
  productUrl: 'https://shop.example/product-page/mug',
  price: 24,
  discountedPrice: 19.9,
  currency: 'EUR',
  quantity: 3,
  visible: true,
  inStock: true,
  hasVariants: false,
  variants: [],
}
const offerOf = (more: object) => decodeOffers([{ ...mug, ...more }], 'USD')[0]
const variants = (...list: object[]) => offerOf({ hasVariants: true, variants: list })?.variants

describe('a product of a Wix site', () => {
  it('becomes an offer', () =>
    expect(offerOf({})).toEqual({
      id: 'mug',
      title: 'Mug',
      description: 'Blue & round',
      url: mug.productUrl,
      image: mug.imageUrl,
      currency: 'EUR',
      variants: [{ id: 'mug', title: '', price: 1990, compareAtPrice: 2400, available: true }],
    }))
  it.each([
    ['a discount', { price: 24, discountedPrice: 19.9 }, { price: 1990, compareAtPrice: 2400 }],
    ['no discount', { price: 24, discountedPrice: 24 }, { price: 2400 }],
    ['no second price', { price: '24.00', discountedPrice: null }, { price: 2400 }],
    [
      'a currency without cents',
      { price: 2400, discountedPrice: 1990, currency: 'JPY' },
      { price: 1990, compareAtPrice: 2400 },
    ],
  ])('with %s costs that', (_, more, prices) => {
    const { price, compareAtPrice } = offerOf(more)?.variants[0] ?? {}
    expect({ price, compareAtPrice }).toEqual({ compareAtPrice: undefined, ...prices })
  })
  it.each([
    [{ inStock: true, quantity: null }, true],
    [{ inStock: false, quantity: 5 }, false],
    [{ inStock: true, quantity: 0 }, false],
    [{}, true],
  ])('with %j in stock is available: %s', (more, available) =>
    expect(offerOf(more)?.variants[0]?.available).toBe(available),
  )
  it('has its own variants, each with its price', () =>
    expect(
      variants(
        { id: 'red', title: 'Red', price: 21 },
        { id: 'blue', title: 'Blue', price: 21, discountedPrice: 18, inStock: false },
        { id: 'plain', title: 'Plain' },
        { id: 'hidden', title: 'Hidden', visible: false },
        { title: 'no id' },
      ),
    ).toEqual([
      { id: 'red', title: 'Red', price: 2100, available: true, compareAtPrice: undefined },
      { id: 'blue', title: 'Blue', price: 1800, available: false, compareAtPrice: 2100 },
      { id: 'plain', title: 'Plain', price: 1990, available: true, compareAtPrice: 2400 },
    ]))
  it.each([
    ['is hidden', { visible: false }],
    ['has no id', { id: '' }],
    ['has no name', { name: null }],
    ['has no price', { price: null, discountedPrice: null }],
    ['costs too much to count', { price: 1e308, discountedPrice: null }],
  ])('is left out if it %s', (_, more) => expect(offerOf(more)).toBeUndefined())
  it('takes the currency of the answer without its own', () =>
    expect(offerOf({ currency: null })?.currency).toBe('USD'))

  it('is read as our own server writes it', () => {
    const product = {
      id: 'mug',
      title: 'Mug',
      description: 'Blue',
      url: 'https://shop.example/mug',
      image: '/mug.jpg',
      price: 1990,
      compareAtPrice: 2400,
      quantity: 0,
      variants: [{ id: 'red', title: 'Red', price: 1890 }],
    }
    const { data } = encodeProducts('wix', [product], 'EUR') as { data: { products: unknown[] } }
    expect(decodeOffers(data.products, 'USD')).toMatchObject([
      {
        id: 'mug',
        url: product.url,
        image: '/mug.jpg',
        currency: 'EUR',
        variants: [{ id: 'red', title: 'Red', price: 1890, available: false }],
      },
    ])
  })
  it('of any shape breaks nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything()),
        fc.dictionary(fc.constantFrom(...Object.keys(mug)), fc.anything()),
        (all, more) => {
          for (const { title, variants: found } of decodeOffers([...all, { ...mug, ...more }], 'USD')) {
            expect(title).not.toBe('')
            expect(found.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('the description of a product', () => {
  it.each([
    [
      'a&nbsp;b &lt;c&gt; &quot;d&quot; &#39;e&#x27; &unknown; &constructor;',
      `a b <c> "d" 'e' &unknown; &constructor;`,
    ],
    ['<p>one</p>\n<p>two</p>', 'one two'],
    ['1 < 2 <script>alert(1)</script>', '1 < 2'],
    ['&#99999999;&#0;', '&#99999999;&#0;'],
    [7, ''],
    [null, ''],
  ])('%j is plain text: %s', (description, text) => expect(offerOf({ description })?.description).toBe(text))
  it('of a million signs is read at once', () =>
    expect(offerOf({ description: '<'.repeat(1_000_000) })?.description.length).toBeLessThan(10_000))
})
