// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { tell, thresholds } from '../../../../../chunks/stores/shopify-server'
import type { Cart } from '../../../../../shared/page/visit/cart'
import { freshStore, pageOf } from '../page'

freshStore()

const rule = {
  target_type: 'shipping_line',
  allocation_method: 'each',
  target_selection: 'all',
  prerequisite_subtotal_range: { greater_than_or_equal_to: '50.00' },
}
const from = (amount: unknown) => ({ prerequisite_subtotal_range: { greater_than_or_equal_to: amount } })
const ID = { success: true, client_id: 'shop-1' }
const shopify = (currency: unknown = { active: 'USD', rate: '1.0' }): void => {
  vi.stubGlobal('Shopify', { shop: 'clay.myshopify.com', currency })
}
const asking = (...rules: unknown[]) =>
  pageOf({ answers: { 'client-id': ID, 'price-rules': { success: true, price_rules: rules } } })
const callOf = (url = '') => new URL(url).pathname.split('/').slice(4).join('/')

describe('thresholds', () => {
  it('are asked for by the id of the shop, once in a visit', async () => {
    shopify()
    const { requests, page } = asking(rule)
    const both = await Promise.all([thresholds(page), thresholds(page)])
    expect(both).toEqual(Array(2).fill([{ kind: 'shipping', amount: 5000 }]))
    expect(requests).toEqual([
      `${page.host}/api/display/shopify/client-id?shop=clay.myshopify.com&site=site-key-1`,
      `${page.host}/api/display/shopify/price-rules/shop-1`,
    ])
    page.storage.flush()
    const next = pageOf()
    expect(await thresholds(next.page)).toEqual(both[0])
    expect(next.requests).toEqual([])
  })

  it.each<[title: string, change: object, expected: unknown[]]>([
    ['delivery', {}, [{ kind: 'shipping', amount: 5000 }]],
    ['products, each', { target_type: 'line_item' }, [{ kind: 'discount', amount: 5000 }]],
    [
      'products, together',
      { target_type: 'line_item', allocation_method: 'across' },
      [{ kind: 'discount', amount: 5000 }],
    ],
    ['delivery, together', { allocation_method: 'across' }, []],
    ['an unknown method', { allocation_method: 'one' }, []],
    ['an unknown target', { target_type: 'constructor' }, []],
    ['some products only', { target_selection: 'entitled' }, []],
    ['no target', { target_type: undefined }, []],
    ['an amount in cents', from('49.99'), [{ kind: 'shipping', amount: 4999 }]],
    ['an amount as a number', from(50), [{ kind: 'shipping', amount: 5000 }]],
    ['nothing', from('0.00'), []],
    ['less than nothing', from('-5'), []],
    ['no amount', from(undefined), []],
    ['null', from(null), []],
    ['a word', from('many'), []],
    ['endless', from('1e999'), []],
    ['no range', { prerequisite_subtotal_range: null }, []],
  ])('of a rule for %s', async (_, change, expected) => {
    shopify()
    expect(await thresholds(asking({ ...rule, ...change }).page)).toEqual(expected)
  })

  it.each<[currency: unknown, amount: number | undefined]>([
    [{ active: 'EUR', rate: '0.9' }, 4500],
    [{ active: 'JPY', rate: '150.123' }, 7506],
    [{ active: 'KWD', rate: 0.3 }, 15_000],
    [{ active: 'EUR', rate: 'x' }, undefined],
    [{ active: 'EUR' }, undefined],
    [{ active: 'EUR', rate: '-1' }, undefined],
    [{ active: 'EUR', rate: '0' }, undefined],
    [null, undefined],
  ])('in the currency of the visitor, %o', async (currency, amount) => {
    shopify(currency)
    const amounts = await thresholds(asking(rule).page)
    expect(amounts.map((threshold) => threshold.amount)).toEqual(amount === undefined ? [] : [amount])
  })

  it.each<[title: string, answers: Record<string, unknown>, calls: string[]]>([
    ['does not answer', {}, ['client-id']],
    ['does not know the shop', { 'client-id': { success: false } }, ['client-id']],
    ['has an object for an id', { 'client-id': { client_id: {} } }, ['client-id']],
    ['has no rules', { 'client-id': ID, 'price-rules': { success: true } }, ['client-id', 'price-rules/shop-1']],
    [
      'has a word for rules',
      { 'client-id': ID, 'price-rules': { price_rules: 'all' } },
      ['client-id', 'price-rules/shop-1'],
    ],
    [
      'has broken rules',
      { 'client-id': ID, 'price-rules': { price_rules: [null, 1, 'x', []] } },
      ['client-id', 'price-rules/shop-1'],
    ],
  ])('are none if the server %s', async (_, answers, calls) => {
    shopify()
    const { requests, page } = pageOf({ answers })
    expect(await thresholds(page)).toEqual([])
    expect(requests.map(callOf)).toEqual(calls)
  })

  it('are asked for again after a failure', async () => {
    shopify()
    const answers: Record<string, unknown> = {}
    const { page } = pageOf({ answers })
    expect(await thresholds(page)).toEqual([])
    Object.assign(answers, { 'client-id': ID, 'price-rules': { price_rules: [rule] } })
    expect(await thresholds(page)).toEqual([{ kind: 'shipping', amount: 5000 }])
  })

  it('are none on a page without a shop, and nobody is asked', async () => {
    const { requests, page } = asking(rule)
    expect([await thresholds(page), requests]).toEqual([[], []])
  })
})

const cart = (...products: string[]): Cart => ({
  count: products.length,
  value: products.length * 1990,
  currency: 'EUR',
  lines: products.map((product) => ({
    product,
    variant: `${product}1`,
    quantity: 1,
    price: 1990,
    name: `No ${product}`,
  })),
})
const mug = { id: '1', name: 'Mug', category: 'Mugs' }

const telling = (settings = {}) => {
  shopify()
  const { requests, page } = pageOf({ answers: { 'client-id': ID, 'save-browse': { success: true } }, ...settings })
  const messages = () =>
    requests.flatMap((url) => {
      const { pathname, searchParams } = new URL(url)
      return pathname.endsWith('/save-browse-abandonment') ? [Object.fromEntries(searchParams)] : []
    })
  return { page, messages, kinds: () => messages().map(({ data_for }) => data_for) }
}

describe('what is told of a visitor', () => {
  it('names the product that they look at, and what is in the cart', async () => {
    const { page, messages } = telling()
    await tell(page, { customer: '5', looked: mug, cart: cart('2', '3') })
    const common = {
      clientId: 'shop-1',
      customer: '5',
      total_cart_value: '39.8',
      currency: 'EUR',
      client_id: 'visitor-1',
      url: `${location.origin}${location.pathname}`,
    }
    const name = (id: string) => ({ product_id: id, product_name: `No ${id}`, category: '' })
    expect(messages()).toEqual([
      {
        ...common,
        data_for: 'browse_abandonment',
        products: JSON.stringify([{ product_id: '1', product_name: 'Mug', category: 'Mugs' }]),
      },
      { ...common, data_for: 'cart_abandonment', products: JSON.stringify([name('2'), name('3')]) },
    ])
  })

  it.each<[title: string, facts: { customer?: string; looked?: typeof mug; cart?: Cart }[], kinds: string[]]>([
    ['nothing is known', [{}], []],
    ['the same product twice', [{ looked: mug }, { looked: mug }], ['browse']],
    [
      'two products, and the first again',
      [{ looked: mug }, { looked: { ...mug, id: '2' } }, { looked: mug }],
      ['browse', 'browse'],
    ],
    ['the cart becomes known later', [{ looked: mug }, { looked: mug, cart: cart('2') }], ['browse', 'cart']],
    ['the same cart twice', [{ cart: cart('2') }, { cart: cart('2') }], ['cart']],
    [
      'a cart that changes back',
      [{ cart: cart('2') }, { cart: cart('2', '3') }, { cart: cart('2') }],
      ['cart', 'cart', 'cart'],
    ],
    ['an empty cart', [{ cart: cart() }], []],
    ['a cart that was emptied', [{ cart: cart('2') }, { cart: cart() }, { cart: cart() }], ['cart', 'cart']],
    [
      'the visitor signs in',
      [
        { looked: mug, cart: cart('2') },
        { customer: '5', looked: mug, cart: cart('2') },
      ],
      ['browse', 'cart', 'browse', 'cart'],
    ],
  ])('once for the same facts: %s', async (_, facts, expected) => {
    const { kinds, page } = telling()
    await Promise.all(facts.map((fact) => tell(page, { customer: '', ...fact })))
    expect(kinds()).toEqual(expected.map((kind) => `${kind}_abandonment`))
  })

  it('fits into an address, however full the cart is', async () => {
    const { page, messages } = telling()
    const lines = Array.from({ length: 500 }, (_, index) => ({
      product: `${index}`,
      variant: `${index}`,
      quantity: 1,
      price: 1,
      name: 'ספל '.repeat(100),
    }))
    await tell(page, { customer: '', cart: { ...cart('1'), lines } })
    const [{ products = '' } = {}] = messages()
    expect(JSON.parse(products).map((product: { product_id: string }) => product.product_id)).toEqual(
      lines.slice(0, 10).map(({ product }) => product),
    )
    expect(encodeURIComponent(products).length).toBeLessThan(4_000)
  })

  it('is not told again by the next page of the visit, but by the next visit', async () => {
    const facts = { customer: '', looked: mug, cart: cart('2') }
    const first = telling()
    await tell(first.page, facts)
    first.page.storage.flush()
    const second = telling()
    await tell(second.page, facts)
    expect(second.kinds()).toEqual([])
    vi.advanceTimersByTime(31 * 60_000)
    const later = telling()
    await tell(later.page, facts)
    expect(later.kinds().length).toBe(2)
  })

  it('is not told once consent was withdrawn, even while the shop is asked for', async () => {
    const { kinds, page } = telling()
    const sending = tell(page, { customer: '5', looked: mug })
    page.storage.allow(false)
    await sending
    expect(kinds()).toEqual([])
  })

  it('is not told to a server that does not know the shop', async () => {
    const { kinds, page } = telling({ answers: {} })
    await tell(page, { customer: '5', looked: mug })
    expect(kinds()).toEqual([])
  })
})
