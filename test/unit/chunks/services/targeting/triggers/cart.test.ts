// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { CartSetting } from '../../../../../../shared/model/cart-setting'
import type { Cart } from '../../../../../../shared/page/visit/cart'
import { armed, freshTriggers } from '../armed'

freshTriggers()

const tell = (cart: unknown): void => {
  window.dispatchEvent(new CustomEvent('wisp:cart', { detail: cart }))
}
/** A cart as a site announces it that lists only the ids of products. */
type Announced = Pick<Cart, 'count' | 'value'> &
  Partial<Cart> & { products: string[]; own?: boolean; remembered?: boolean }
const cartOf = (products: string[], changes: Partial<Announced> = {}): Announced => ({
  count: products.length,
  value: 1000 * products.length,
  products,
  ...changes,
})

describe('cart', () => {
  it.each<[title: string, setting: CartSetting, carts: Announced[], fired: number]>([
    ['added: a product is put in', { event: 'added_product' }, [cartOf(['1']), cartOf(['1', '2'])], 1],
    ['added: fires each time', { event: 'added_product' }, [cartOf([]), cartOf(['1']), cartOf(['1', '2'])], 2],
    ['added: what was in the cart at the beginning does not count', { event: 'added_product' }, [cartOf(['1'])], 0],
    [
      'added: the same cart reported again does not count',
      { event: 'added_product' },
      [cartOf(['1']), cartOf(['1'])],
      0,
    ],
    ['added: a product is taken out', { event: 'added_product' }, [cartOf(['1', '2']), cartOf(['1'])], 0],
    ['added: more of the same product', { event: 'added_product' }, [cartOf(['1']), cartOf(['1'], { count: 2 })], 1],
    ['added: one product is exchanged for another', { event: 'added_product' }, [cartOf(['1']), cartOf(['2'])], 1],
    ['added: the page names no products', { event: 'added_product' }, [cartOf([]), cartOf([], { count: 1 })], 1],
    [
      'added, of a list: another product',
      { event: 'added_product', products: ['1'] },
      [cartOf(['1']), cartOf(['1', '2'])],
      0,
    ],
    [
      'added, of a list: a listed product',
      { event: 'added_product', products: ['2'] },
      [cartOf(['1']), cartOf(['1', '2'])],
      1,
    ],
    [
      'added, of a list: more of a listed product',
      { event: 'added_product', products: ['1'] },
      [cartOf(['1']), cartOf(['1'], { count: 2 })],
      1,
    ],
    [
      'added, empty cart: the first product',
      { event: 'added_product', products: 'empty_cart' },
      [cartOf([]), cartOf(['1'])],
      1,
    ],
    [
      'added, empty cart: the second product',
      { event: 'added_product', products: 'empty_cart' },
      [cartOf(['1']), cartOf(['1', '2'])],
      0,
    ],
    ['removed: a product is taken out', { event: 'removed_product' }, [cartOf(['1', '2']), cartOf(['2'])], 1],
    ['removed: a product is put in', { event: 'removed_product' }, [cartOf(['1']), cartOf(['1', '2'])], 0],
    ['removed: less of a product', { event: 'removed_product' }, [cartOf(['1'], { count: 2 }), cartOf(['1'])], 1],
    [
      'removed, of a list: another product',
      { event: 'removed_product', products: ['2'] },
      [cartOf(['1', '2']), cartOf(['2'])],
      0,
    ],
    [
      'removed, empty cart: the last product',
      { event: 'removed_product', products: 'empty_cart' },
      [cartOf(['1', '2']), cartOf(['1']), cartOf([])],
      1,
    ],
    [
      'items: one short of greater than',
      { event: 'cart_item', comparison: 'greater_than', amount: 2 },
      [cartOf(['1', '2'])],
      0,
    ],
    [
      'items: greater than',
      { event: 'cart_item', comparison: 'greater_than', amount: 2 },
      [cartOf(['1'], { count: 3 })],
      1,
    ],
    ['items: equal', { event: 'cart_item', comparison: 'equal', amount: 2 }, [cartOf(['1', '2'])], 1],
    ['items: no longer equal', { event: 'cart_item', comparison: 'equal', amount: 2 }, [cartOf(['1', '2', '3'])], 0],
    [
      'items: at least',
      { event: 'cart_item', comparison: 'greater_than_or_equal', amount: 2 },
      [cartOf(['1', '2'])],
      1,
    ],
    [
      'items: fires once, however it grows',
      { event: 'cart_item', comparison: 'greater_than_or_equal', amount: 1 },
      [cartOf(['1']), cartOf(['1', '2'])],
      1,
    ],
    [
      'items: fires again after it was less',
      { event: 'cart_item', comparison: 'greater_than_or_equal', amount: 1 },
      [cartOf(['1']), cartOf([]), cartOf(['1'])],
      2,
    ],
    [
      'value: the setting is in main units, the cart in hundredths',
      { event: 'cart_value', comparison: 'equal', amount: 19.99 },
      [cartOf(['1'], { value: 1999 })],
      1,
    ],
    [
      'value: one hundredth short',
      { event: 'cart_value', comparison: 'greater_than_or_equal', amount: 50 },
      [cartOf(['1'], { value: 4999 })],
      0,
    ],
    [
      'value, of a list: none of them is in the cart',
      { event: 'cart_value', amount: 10, products: ['9'] },
      [cartOf(['1', '2'])],
      0,
    ],
    [
      'value, of a list: one of them is in the cart',
      { event: 'cart_value', amount: 20, products: ['9', '2'] },
      [cartOf(['1', '2'])],
      1,
    ],
    [
      'items, empty cart: the cart is empty',
      { event: 'cart_item', products: 'empty_cart' },
      [cartOf(['1']), cartOf([])],
      1,
    ],
    ['items, empty cart: the cart is not empty', { event: 'cart_item', products: 'empty_cart' }, [cartOf(['1'])], 0],
  ])('%s', (_, setting, carts, fired) => {
    const trigger = armed('cart', setting)
    for (const cart of carts) tell(cart)
    expect(trigger.fired()).toBe(fired)
  })

  it('sees a cart that was reported before it was armed', () => {
    tell(cartOf(['1', '2']))
    const items = armed('cart', { event: 'cart_item', comparison: 'equal', amount: 2 })
    const added = armed('cart', { event: 'added_product' })
    vi.runAllTimers()
    expect([items.fired(), added.fired()]).toEqual([1, 0])
    tell(cartOf(['1', '2', '3']))
    expect(added.fired()).toBe(1)
  })

  it('compares with what was reported while nothing was armed', () => {
    tell(cartOf([]))
    tell(cartOf(['1']))
    const added = armed('cart', { event: 'added_product' })
    vi.runAllTimers()
    tell(cartOf(['1']))
    expect(added.fired()).toBe(0)
  })

  it('compares with the cart of the page before, but does not fire on it', () => {
    const items = armed('cart', { event: 'cart_item', comparison: 'equal', amount: 1 })
    const added = armed('cart', { event: 'added_product' })
    tell(cartOf(['1'], { own: true, remembered: true }))
    expect([items.fired(), added.fired()]).toEqual([0, 0])
    tell(cartOf(['1', '2']))
    expect([items.fired(), added.fired()]).toEqual([0, 1])
  })

  it('asks for the cart if none was reported when it is armed', () => {
    const answer = (): void => tell(cartOf(['1']))
    window.addEventListener('wisp:cart-wanted', answer)
    const items = armed('cart', { event: 'cart_item', amount: 1 })
    vi.runAllTimers()
    window.removeEventListener('wisp:cart-wanted', answer)
    expect(items.fired()).toBe(1)
  })

  it.each([
    ...[undefined, null, 'cart', [], {}, { count: 1 }, { count: '1', value: 1, products: [] }],
    { count: Number.NaN, value: 1, products: [] },
    { count: 1, value: 1, products: 'all' },
  ])('%o is not a cart', (detail) => {
    const items = armed('cart', { event: 'cart_item', products: 'empty_cart' })
    tell(detail)
    expect(items.fired()).toBe(0)
  })

  it('survives a cart that throws when it is read', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const items = armed('cart', { event: 'cart_item', amount: 1 })
    tell({
      get count() {
        throw new Error('not yours')
      },
    })
    tell(cartOf(['1']))
    expect(items.fired()).toBe(1)
    expect(warn).toHaveBeenCalled()
  })

  it('never fires for a setting with an unknown event', () => {
    const nothing = armed('cart', { event: 'toString' })
    tell(cartOf(['1']))
    expect(nothing.fired()).toBe(0)
  })
})
