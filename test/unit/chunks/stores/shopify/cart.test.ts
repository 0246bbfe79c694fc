// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { add, cart, total } from '../../../../../chunks/stores/shopify/cart'
import type { Cart } from '../../../../../shared/page/visit/cart'
import { freshStore, reported, settled } from '../page'

freshStore()

const line = {
  variant_id: 11,
  product_id: 1,
  quantity: 2,
  final_line_price: 3980,
  line_price: 4000,
  product_title: 'Mug',
}
const shirt = { id: 22, product_id: 2, quantity: 1, line_price: 500 }
const whole = { token: 't', item_count: 3, total_price: 4480, currency: 'EUR', items: [line, shirt] }

const answer = (text: string, status = 200) => {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response(text, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const read = (raw: unknown): Promise<Cart> => {
  answer(JSON.stringify(raw))
  return cart()
}

describe('the cart of Shopify', () => {
  it('is read with its lines in the order of the store', async () => {
    expect(await read(whole)).toEqual({
      count: 3,
      value: 4480,
      currency: 'EUR',
      lines: [
        { product: '1', variant: '11', quantity: 2, price: 3980, name: 'Mug' },
        { product: '2', variant: '22', quantity: 1, price: 500, name: '' },
      ],
    })
  })

  it.each([
    ['EUR', 4480, 4480],
    ['JPY', 100_000, 1000],
    ['KRW', 890_000, 8900],
    ['KWD', 1990, 19_900],
    ['no currency', 4480, 4480],
  ])('in %s, %i hundredths are %i minor units, and back', async (currency, amount, minor) => {
    const now = await read({ ...whole, currency, total_price: amount })
    expect(now.value).toBe(minor)
    expect(total(now)).toBe(`${amount}`)
  })

  it.each([undefined, null, 'free', -5, 1e20, 0.5])('has a line whose price %o is not known', async (price) => {
    const { lines } = await read({ ...whole, items: [{ ...shirt, line_price: price }] })
    expect(lines.map((line) => line.price)).toEqual([0])
  })

  it.each([
    ['no quantity', { ...line, quantity: undefined }],
    ['half an item', { ...line, quantity: 0.5 }],
    ['fewer than none', { ...line, quantity: -1 }],
    ['a product without an id', { ...line, product_id: null }],
    ['an id that is no number', { ...line, variant_id: '<b>' }],
    ['an id that is a list', { ...line, variant_id: [1, 2] }],
    ['nothing', null],
    ['a text', 'line'],
  ])('leaves out a line with %s', async (_, broken) => {
    expect((await read({ ...whole, items: [broken, shirt] })).lines.map(({ variant }) => variant)).toEqual(['22'])
  })

  it.each([
    ['a page', '<!doctype html><title>Password</title>'],
    ['a broken answer', '{"items":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no items', JSON.stringify({ ...whole, items: undefined })],
    ['items that are no list', JSON.stringify({ ...whole, items: { length: 1 } })],
    ['no count', JSON.stringify({ ...whole, item_count: '3' })],
    ['no price', JSON.stringify({ ...whole, total_price: null })],
    ['a price beyond all numbers', JSON.stringify(whole).replace('4480', '1e400')],
    ['no currency', JSON.stringify({ ...whole, currency: 978 })],
  ])('is not read from %s', async (_, text) => {
    answer(text)
    await expect(cart()).rejects.toThrow('Cart Error: ')
  })

  it.each([404, 429, 500])('is not read from an answer with status %i', async (status) => {
    answer(JSON.stringify(whole), status)
    await expect(cart()).rejects.toThrow(`${status}`)
  })

  it.each([
    ['/en-ca/', '/en-ca/cart.js'],
    ['/', '/cart.js'],
    [undefined, '/cart.js'],
    ['//evil.example/', '/cart.js'],
    ['https://evil.example/', '/cart.js'],
    ['/../', '/cart.js'],
    ['/fr', '/cart.js'],
    [{ toString: (): string => '/x/' }, '/cart.js'],
  ])('with the root %o, is at %s', async (root, url) => {
    vi.stubGlobal('Shopify', { routes: { root } })
    const fetched = answer(JSON.stringify(whole))
    await cart()
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([url])
  })
})

describe('adding to it', () => {
  const items = [
    { product: '1', variant: '11', quantity: 2 },
    { product: '2', variant: '22', quantity: 1 },
  ]

  it('sends all items in one request', async () => {
    const fetched = answer('{"items":[]}')
    expect(await add(items)).toBe(true)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(fetched).toHaveBeenCalledOnce()
    expect(new URL(`${url}`, location.href).pathname).toBe('/cart/add.js')
    expect(init?.method).toBe('POST')
    expect(JSON.parse(`${init?.body}`)).toEqual({
      items: [
        { id: 11, quantity: 2 },
        { id: 22, quantity: 1 },
      ],
    })
  })

  it('is refused by 422, which is reported once', async () => {
    answer('{"status":422,"message":"Cart Error","description":"All 3 Mugs are in your cart."}', 422)
    const errors = reported()
    expect(await add(items)).toBe(false)
    await settled()
    expect(errors).toEqual(['Error: Cart Error: not added (422)'])
  })

  it.each([400, 404, 429, 500, 503])('fails with %i', async (status) => {
    answer('<h1>No</h1>', status)
    await expect(add(items)).rejects.toThrow(`Cart Error: not added (${status})`)
  })

  it.each(['<!doctype html><title>Password</title>', '', '{}', 'null'])('fails with the answer %o', async (text) => {
    answer(text)
    await expect(add(items)).rejects.toThrow('Cart Error: not added (200)')
  })

  it.each(['', 'x', '1.5', '-1', '1e99', '__proto__'])(
    'sends nothing for a variant with the id %o',
    async (variant) => {
      const fetched = answer('{}')
      await expect(add([{ product: '1', variant, quantity: 1 }])).rejects.toThrow('Cart Error')
      expect(fetched).not.toHaveBeenCalled()
    },
  )
})
