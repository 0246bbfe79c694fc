// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Item } from '../../../../../shared/page/model/store'
import type { StoreAnswer } from '../../../../../shared/page/platform/store-send'

const APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const V1 = '/_api/ecom-cart/v1/carts'
const V2 = '/_api/ecom-cart/v2/carts/current'

const answer = (status: number, body: unknown): StoreAnswer => ({
  status,
  statusText: '',
  headers: new Headers(),
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const missing = answer(404, { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } })

const line = (catalogItemId: unknown, quantity: unknown, amount: unknown, options?: unknown) => ({
  quantity,
  price: { amount },
  catalogReference: { appId: APP, catalogItemId, options },
})
const cart1 = (...lineItems: unknown[]) => answer(200, { cart: { id: 'c-1', currency: 'EUR', lineItems } })

const line2 = (catalogItemId: string, confirmedQuantity: number, amount: string) => ({
  source: { catalogReference: { appId: APP, catalogItemId } },
  quantityInfo: { confirmedQuantity },
  pricing: { totalPrice: { amount } },
})
const cart2 = (...lineItems: unknown[]) =>
  answer(200, { cart: { id: 'c-2', businessInfo: { currencyCode: 'EUR' }, subtotal: { amount: '9.99' }, lineItems } })

/** A store that answers by path; each list is used up to its last entry. */
const store = (answers: Record<string, StoreAnswer[]>) => {
  const calls: [string, unknown][] = []
  const call = async (path: string, body?: object): Promise<StoreAnswer> => {
    calls.push([path, body])
    const queue = answers[path] ?? []
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? answer(404, '<html>')
  }
  return { call, calls, paths: () => calls.map(([path]) => path) }
}

let chunk: typeof import('../../../../../chunks/stores/wix-cart')
const errors: unknown[] = []

beforeEach(async () => {
  vi.resetModules()
  chunk = await import('../../../../../chunks/stores/wix-cart')
  errors.length = 0
  vi.spyOn(console, 'warn').mockImplementation((_, error) => void errors.push(error))
})

describe('the cart of version 1', () => {
  const read = (reply: StoreAnswer) => chunk.readCart(store({ [`${V1}/current`]: [reply] }).call)

  it('has the newest line first, amounts in cents and a sum of its own', async () => {
    const reply = cart1(line('mug', 2, '12.34', { variantId: 'red' }), line('bowl', 1, '5'))
    expect(await read(reply)).toEqual({
      id: 'c-1',
      currency: 'EUR',
      count: 3,
      value: 2968,
      lines: [
        { product: 'bowl', variant: 'bowl', quantity: 1, price: 500 },
        { product: 'mug', variant: 'red', quantity: 2, price: 2468 },
      ],
    })
  })
  it('takes a variant of zeros for a product without variants', async () =>
    expect(
      (await read(cart1(line('mug', 1, '1', { variantId: '00000000-0000-0000-0000-000000000000' })))).lines,
    ).toEqual([{ product: 'mug', variant: 'mug', quantity: 1, price: 100 }]))
  it.each([
    ['no product', line(undefined, 1, '1')],
    ['no quantity', line('mug', undefined, '1')],
    ['a quantity of nothing', line('mug', 0, '1')],
    ['a negative quantity', line('mug', -1, '1')],
    ['no line', null],
    ['text', 'mug'],
  ])('leaves out a line with %s', async (_, raw) =>
    expect(await read(cart1(raw))).toMatchObject({ count: 0, value: 0, lines: [] }),
  )
  it.each([
    ['1e308', 0],
    ['abc', 0],
    [{}, 0],
    [null, 0],
    ['0.1', 10],
    [19.9, 1990],
  ])('reads an amount of %j as %d', async (amount, price) =>
    expect((await read(cart1(line('mug', 1, amount)))).lines[0]?.price).toBe(price),
  )
  it('counts no more of a product than a cart takes', async () =>
    expect((await read(cart1(line('mug', 1e300, '0')))).count).toBe(100_000))
})

describe('the cart of version 2', () => {
  const missingRoute = answer(404, { message: 'no such route' })
  it.each([
    ['404 without the code', missingRoute],
    ['404 of a web page', answer(404, '<html>')],
    ['410', answer(410, '')],
    ['428', answer(428, '')],
  ])('is read when version 1 answers with %s, and from then on', async (_, removed) => {
    const { call, paths } = store({ [`${V1}/current`]: [removed], [V2]: [cart2(line2('mug', 2, '9.99'))] })
    const expected = {
      id: 'c-2',
      currency: 'EUR',
      count: 2,
      value: 999,
      lines: [{ product: 'mug', variant: 'mug', quantity: 2, price: 999 }],
    }
    expect(await chunk.readCart(call)).toEqual(expected)
    expect(await chunk.readCart(call)).toEqual(expected)
    expect(paths()).toEqual([`${V1}/current`, V2, V2])
  })
  it('may be missing as well', async () => {
    const { call, paths } = store({ [`${V1}/current`]: [missingRoute], [V2]: [missing] })
    expect(await chunk.readCart(call)).toMatchObject({ count: 0, lines: [] })
    expect(paths()).toEqual([`${V1}/current`, V2])
  })
})

describe('reading the cart', () => {
  it('takes 404 for no cart and stays with version 1', async () => {
    const { call, paths } = store({ [`${V1}/current`]: [missing] })
    expect(await chunk.readCart(call)).toEqual({ count: 0, value: 0, currency: '', lines: [] })
    await chunk.readCart(call)
    expect(paths()).toEqual([`${V1}/current`, `${V1}/current`])
  })
  it.each([
    ['an error of the system', answer(500, ''), 'System error occurred'],
    ['a refusal', answer(403, { message: 'no' }), '"message":"no"'],
    ['no answer', answer(0, ''), 'System error occurred'],
    ['a web page', answer(200, '<html>'), 'System error occurred'],
    ['no cart in the answer', answer(200, { cart: null }), 'System error occurred'],
  ])('fails for %s, and says why', async (_, reply, cause) => {
    const reading = chunk.readCart(store({ [`${V1}/current`]: [reply] }).call)
    await expect(reading).rejects.toMatchObject({
      message: 'Error getting current cart',
      cause: { message: expect.stringContaining(cause) },
    })
  })
})

describe('adding to the cart', () => {
  const item = (more: Partial<Item> = {}): Item => ({ product: 'mug', variant: 'mug', quantity: 1, ...more })
  const wire = (quantity: number, options?: object) => ({
    quantity,
    catalogReference: { appId: APP, catalogItemId: 'mug', ...(options && { options }) },
  })

  it('creates a cart where there is none', async () => {
    const { call, calls } = store({ [`${V1}/current`]: [missing], [V1]: [cart1(line('mug', 1, '1'))] })
    expect(await chunk.addToCart(call, [item()])).toBe(true)
    expect(calls[1]).toEqual([V1, { lineItems: [wire(1)] }])
  })
  it('adds to the cart that there is', async () => {
    const path = `${V1}/c-1/add-to-cart`
    const { call, calls } = store({
      [`${V1}/current`]: [cart1(line('mug', 1, '1'))],
      [path]: [cart1(line('mug', 3, '1'))],
    })
    expect(await chunk.addToCart(call, [item({ quantity: 2 })])).toBe(true)
    expect(calls[1]).toEqual([path, { lineItems: [wire(2)] }])
  })
  it.each([
    ['no cart', missing],
    ['a cart', cart2(line2('bowl', 1, '1'))],
  ])('adds by one call in version 2, with %s', async (_, before) => {
    const { call, calls } = store({
      [`${V1}/current`]: [answer(410, '')],
      [V2]: [before],
      [`${V2}/add-line-items`]: [cart2(line2('mug', 1, '1'))],
    })
    expect(await chunk.addToCart(call, [item()])).toBe(true)
    expect(calls[2]).toEqual([`${V2}/add-line-items`, { catalogItems: [wire(1)] }])
  })
  it.each([
    [{ variant: 'red' }, wire(1, { variantId: 'red' })],
    [{ quantity: 0 }, wire(1)],
    [{ quantity: 2.7 }, wire(2)],
    [{ quantity: Number.NaN }, wire(1)],
    [{ quantity: 1e9 }, wire(100_000)],
  ])('sends %j within what the store takes', async (more, lineItem) => {
    const { call, calls } = store({ [`${V1}/current`]: [missing], [V1]: [cart1()] })
    await chunk.addToCart(call, [item(more)])
    expect(calls[1]?.[1]).toEqual({ lineItems: [lineItem] })
  })

  const added = (reply: StoreAnswer, before = missing) =>
    chunk.addToCart(store({ [`${V1}/current`]: [before], [V1]: [reply], [`${V1}/c-1/add-to-cart`]: [reply] }).call, [
      item(),
    ])
  it('is refused when the answer has no more of the product than before', async () => {
    expect(await added(cart1())).toBe(false)
    expect(await added(cart1(line('mug', 1, '1')), cart1(line('mug', 1, '1')))).toBe(false)
    expect(errors).toEqual([])
  })
  it.each([400, 409, 422, 428])(
    'is refused by an error of the shop with status %d, which is logged',
    async (status) => {
      expect(await added(answer(status, { details: { applicationError: { code: 'OUT_OF_STOCK' } } }))).toBe(false)
      await Promise.resolve()
      expect(errors).toMatchObject([{ details: { applicationError: { code: 'OUT_OF_STOCK' } } }])
    },
  )
  it.each([
    ['a wrong request', answer(400, { details: { validationError: { fieldViolations: [] } } })],
    ['no right to do so', answer(403, { details: { applicationError: { code: 'FORBIDDEN' } } })],
    ['an error of the system', answer(500, '')],
    ['no answer', answer(0, '')],
    ['a web page', answer(200, '<html>')],
  ])('fails otherwise: %s', async (_, reply) => expect(added(reply)).rejects.toBeInstanceOf(Error))
})
