import type { CartSetting } from '../../../../shared/model/cart-setting'
import type { Trigger } from '../../../../shared/page/model/trigger'
import { after, all } from '../../../../shared/page/platform/dom'
import { minorUnitsOf } from '../../../../shared/page/platform/money'
import type { Signals } from '../../../../shared/page/platform/signals'
import type { Cart, CartLine } from '../../../../shared/page/visit/cart'
import { decodeCart } from '../../../../shared/wire/page/targeting-values'
import { type CartChange, cartOf } from '../cart'

type Setting = Required<CartSetting>

/** How many items of a variant a cart has. The same variant may have several lines. */
const quantityOf = ({ lines }: Cart, product: string): number =>
  lines.reduce((sum, { quantity, variant }) => (variant === product ? sum + quantity : sum), 0)

/** True if a list allows one of the lines. Owners may name products or their variants. */
const hasListed = (lines: CartLine[], products: Setting['products']): boolean =>
  products === 'any_product' ||
  lines.some(({ product, variant }) => [product, variant].some((id) => products.includes(id)))

/**
 * True if one cart has more than the other: of any product, or of a listed one. With `empty_cart`, only if the other is
 * empty: the first product was added, or the last removed. If only the item count differs, any product in the cart may
 * be meant.
 */
const hasMore = (fuller: Cart, other: Cart, products: Setting['products']): boolean => {
  const more = fuller.lines.filter(({ variant }) => quantityOf(fuller, variant) > quantityOf(other, variant))
  if (!more.length && fuller.count <= other.count) return false
  if (products === 'empty_cart') return !other.count
  return hasListed(more.length ? more : fuller.lines, products)
}

const compare = (has: number, comparison: Setting['comparison'], amount: number): boolean => {
  if (comparison === 'equal') return has === amount
  return comparison === 'greater_than' ? has > amount : has >= amount
}

/**
 * True if the cart meets the setting: by number of items or by value. A list of products requires one of them in the
 * cart; `empty_cart` requires an empty cart and ignores the amount.
 */
const isMet = ({ count, currency, lines, value }: Cart, { amount, comparison, event, products }: Setting): boolean => {
  if (products === 'empty_cart') return !count
  if (!hasListed(lines, products)) return false
  if (event === 'cart_item') return compare(count, comparison, amount)
  // The setting is in the main unit of the currency, the cart's value in the smallest.
  return compare(value, comparison, Math.round(amount * minorUnitsOf(currency)))
}

/** Fires when a product is added or removed, or when the cart meets the setting. */
export const cart = (signals: Signals): Trigger<CartSetting> => {
  const { effect, untracked } = signals
  const changes = cartOf(signals)
  return (onProgress, raw) => {
    // Rare settings are not decoded by the loader.
    const setting = decodeCart(raw)
    if (!setting) return () => {}
    const { event, products } = setting
    const check = ({ now, before }: CartChange): void => {
      if (event === 'cart_item' || event === 'cart_value') {
        onProgress(isMet(now, setting) ? 1 : 0)
        return
      }
      if (event === 'added_product' ? hasMore(now, before, products) : hasMore(before, now, products)) onProgress(1)
      // Reset, so that the next change fires too.
      onProgress(0)
    }
    // The cart that is known when the trigger is armed does not count as a change.
    const lastCart = changes.peek()
    const stop = effect(() => {
      const change = changes.value
      if (change && change !== lastCart) untracked(() => check(change))
    })
    const start = (): void => {
      // The page may have announced its cart before this chunk was loaded.
      if (!changes.peek()) dispatchEvent(new CustomEvent('wisp:cart-wanted'))
      const now = changes.peek()?.now
      if (now) check({ now, before: now })
    }
    return all([stop, after(0, start)])
  }
}
