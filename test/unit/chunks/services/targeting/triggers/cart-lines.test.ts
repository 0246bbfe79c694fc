// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { CartSetting } from '../../../../../../shared/model/cart-setting'
import '../../../../../support/seed'
import { armed, freshTriggers, load } from '../armed'

freshTriggers()

interface Line {
  product: string
  variant?: string
  quantity: number
}
const red = { product: 'mug', variant: 'mug-red' }
const blue = { product: 'mug', variant: 'mug-blue' }
const bowl = { product: 'bowl', variant: 'bowl-1' }

/** A cart as the adapter of a store announces it. */
const cartOf = (lines: Line[], changes: object = {}): object => ({
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  value: 1000 * lines.length,
  currency: 'EUR',
  lines: lines.map((line) => ({ price: 1000, ...line })),
  products: lines.map(({ product }) => product),
  own: false,
  ...changes,
})
const tell = (detail: unknown): void => {
  window.dispatchEvent(new CustomEvent('wisp:cart', { detail }))
}
const firedBy = (setting: CartSetting, carts: object[]): number => {
  const trigger = armed('cart', setting)
  for (const cart of carts) tell(cart)
  return trigger.fired()
}

describe('products that were added or removed', () => {
  it.each<[title: string, setting: CartSetting, carts: object[], fired: number]>([
    [
      'another variant of the same product',
      { event: 'added_product' },
      [
        cartOf([{ ...red, quantity: 1 }]),
        cartOf([
          { ...blue, quantity: 1 },
          { ...red, quantity: 1 },
        ]),
      ],
      1,
    ],
    [
      'one variant was exchanged for another: added',
      { event: 'added_product' },
      [cartOf([{ ...red, quantity: 1 }]), cartOf([{ ...blue, quantity: 1 }])],
      1,
    ],
    [
      'one variant was exchanged for another: removed',
      { event: 'removed_product' },
      [cartOf([{ ...red, quantity: 1 }]), cartOf([{ ...blue, quantity: 1 }])],
      1,
    ],
    [
      'a higher quantity is an addition',
      { event: 'added_product' },
      [cartOf([{ ...red, quantity: 1 }]), cartOf([{ ...red, quantity: 3 }])],
      1,
    ],
    [
      'a higher quantity is no removal',
      { event: 'removed_product' },
      [cartOf([{ ...red, quantity: 1 }]), cartOf([{ ...red, quantity: 3 }])],
      0,
    ],
    [
      'a lower quantity is a removal',
      { event: 'removed_product' },
      [cartOf([{ ...red, quantity: 3 }]), cartOf([{ ...red, quantity: 1 }])],
      1,
    ],
    [
      'a line that was split in two is no addition',
      { event: 'added_product' },
      [
        cartOf([{ ...red, quantity: 2 }]),
        cartOf([
          { ...red, quantity: 1 },
          { ...red, quantity: 1 },
        ]),
      ],
      0,
    ],
    [
      'another order of the lines is no change',
      { event: 'added_product' },
      [
        cartOf([
          { ...red, quantity: 1 },
          { ...bowl, quantity: 2 },
        ]),
        cartOf([
          { ...bowl, quantity: 2 },
          { ...red, quantity: 1 },
        ]),
      ],
      0,
    ],
    [
      'a list may name the product',
      { event: 'added_product', products: ['mug'] },
      [cartOf([]), cartOf([{ ...blue, quantity: 1 }])],
      1,
    ],
    [
      'a list may name the variant',
      { event: 'added_product', products: ['mug-blue'] },
      [cartOf([]), cartOf([{ ...blue, quantity: 1 }])],
      1,
    ],
    [
      'a list that names another variant',
      { event: 'added_product', products: ['mug-red'] },
      [
        cartOf([{ ...red, quantity: 1 }]),
        cartOf([
          { ...blue, quantity: 1 },
          { ...red, quantity: 1 },
        ]),
      ],
      0,
    ],
    [
      'a listed product that was in the cart already',
      { event: 'added_product', products: ['bowl'] },
      [
        cartOf([{ ...bowl, quantity: 1 }]),
        cartOf([
          { ...bowl, quantity: 1 },
          { ...red, quantity: 1 },
        ]),
      ],
      0,
    ],
    [
      'added to an empty cart',
      { event: 'added_product', products: 'empty_cart' },
      [cartOf([]), cartOf([{ ...red, quantity: 1 }]), cartOf([{ ...red, quantity: 2 }])],
      1,
    ],
    [
      'the last one removed',
      { event: 'removed_product', products: 'empty_cart' },
      [cartOf([{ ...red, quantity: 2 }]), cartOf([{ ...red, quantity: 1 }]), cartOf([])],
      1,
    ],
    [
      'a store without variants',
      { event: 'added_product', products: ['9'] },
      [cartOf([]), cartOf([{ product: '9', quantity: 1 }])],
      1,
    ],
  ])('%s', (_, setting, carts, fired) => expect(firedBy(setting, carts)).toBe(fired))
})

describe('what a popup of ours has put into the cart', () => {
  const before = cartOf([{ ...red, quantity: 2 }])
  const ownCartOf = (lines: Line[]) => cartOf(lines, { own: true })

  it.each<[setting: CartSetting, fired: number]>([
    [{ event: 'added_product' }, 0],
    [{ event: 'added_product', products: ['bowl'] }, 0],
    [{ event: 'removed_product' }, 0],
    [{ event: 'cart_item', amount: 3 }, 1],
    [{ event: 'cart_value', amount: 20 }, 1],
  ])('for %o fires %i times', (setting, fired) =>
    expect(
      firedBy(setting, [
        before,
        ownCartOf([
          { ...bowl, quantity: 1 },
          { ...red, quantity: 1 },
          { ...blue, quantity: 1 },
        ]),
      ]),
    ).toBe(fired),
  )

  it('is what the visitor’s next change is compared with', () => {
    const mine = [{ ...bowl, quantity: 1 }]
    expect(firedBy({ event: 'added_product' }, [cartOf([]), ownCartOf(mine), cartOf(mine)])).toBe(0)
    expect(firedBy({ event: 'removed_product' }, [ownCartOf(mine), cartOf([])])).toBe(1)
  })
})

it.each<[currency: string, amount: number, value: number, fired: number]>([
  ['EUR', 49.9, 4990, 1],
  ['EUR', 49.9, 4989, 0],
  ['JPY', 5000, 5000, 1],
  ['JPY', 5000, 4999, 0],
  ['KWD', 7.5, 7500, 1],
  ['KWD', 7.5, 7499, 0],
  // Unknown currencies have hundredths.
  ['', 49.9, 4990, 1],
  ['points', 49.9, 4989, 0],
])('in “%s”, %d in the setting against %i in the cart fires %i times', (currency, amount, value, fired) =>
  expect(firedBy({ event: 'cart_value', amount }, [cartOf([{ ...red, quantity: 1 }], { currency, value })])).toBe(
    fired,
  ),
)

it.each([undefined, null, Number.NaN, 'many', -1, {}])('survives a line with the quantity %o', (quantity) => {
  const odd = cartOf([], { lines: [null, 'x', { product: 'mug', quantity }] })
  expect(firedBy({ event: 'added_product' }, [odd, cartOf([{ ...bowl, quantity: 1 }])])).toBe(1)
})

describe('any sequence of carts', () => {
  const ids = ['1', '2', '3'] as const
  const cart = fc.array(
    fc.record({
      product: fc.constantFrom('a', 'b'),
      variant: fc.constantFrom(...ids),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 5 },
  )
  const has = (lines: Line[], id: string): number =>
    lines.filter(({ variant }) => variant === id).reduce((sum, { quantity }) => sum + quantity, 0)
  /** Whether some variant’s quantity rose from one cart to the other. */
  const rose = (from: Line[], to: Line[]): boolean => ids.some((id) => has(to, id) > has(from, id))

  it('fires exactly when some variant’s quantity rose, or fell, without our doing', async () => {
    const sequence = fc.array(fc.record({ lines: cart, own: fc.boolean() }), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sequence, async (carts) => {
        // A new page: the previous cart of the last case is forgotten.
        await load()
        const added = armed('cart', { event: 'added_product' })
        const removed = armed('cart', { event: 'removed_product' })
        let [rises, falls] = [0, 0]
        carts.forEach(({ lines, own }, index) => {
          const last = carts[index - 1]?.lines
          tell(cartOf(lines, { own }))
          if (last && !own) {
            rises += Number(rose(last, lines))
            falls += Number(rose(lines, last))
          }
          expect([added.fired(), removed.fired()]).toEqual([rises, falls])
        })
        added.stop()
        removed.stop()
      }),
      { numRuns: 60 },
    )
    vi.clearAllTimers()
  })
})
