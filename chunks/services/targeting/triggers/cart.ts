import type { Cart } from '../../../../shared/model/cart'
import type { CartSetting } from '../../../../shared/model/cart-setting'
import type { Trigger } from '../../../../shared/model/trigger'
import { after, all } from '../../../../shared/platform/dom'
import type { Signals } from '../../../../shared/platform/signals'
import { decodeCart } from '../../../../shared/wire/targeting'
import { type CartChange, cartOf } from '../cart'

type Setting = Required<CartSetting>

const COMPARISONS: Record<Setting['comparison'], (has: number, wanted: number) => boolean> = {
  greater_than: (has, wanted) => has > wanted,
  equal: (has, wanted) => has === wanted,
  greater_than_or_equal: (has, wanted) => has >= wanted,
}

const quantityOf = ({ products }: Cart, id: string): number => products.filter((one) => one === id).length

/**
 * Whether one cart has more than the other: of any product, or of a listed one. With `empty_cart`, only if the other is
 * empty: the first product was added, or the last removed. If only the item count differs, any product in the cart may
 * be meant.
 */
const hasMore = (fuller: Cart, other: Cart, products: Setting['products']): boolean => {
  const ids = fuller.products.filter((id) => quantityOf(fuller, id) > quantityOf(other, id))
  if (!ids.length && fuller.count <= other.count) return false
  if (products === 'any_product') return true
  if (products === 'empty_cart') return !other.count
  return (ids.length ? ids : fuller.products).some((id) => products.includes(id))
}

/**
 * Whether the cart meets the setting: by number of items or by value. A list of products requires one of them in the
 * cart; `empty_cart` requires an empty cart and ignores the amount.
 */
const isMet = ({ count, value, products: ids }: Cart, { amount, comparison, event, products }: Setting): boolean => {
  if (products === 'empty_cart') return !count
  if (products !== 'any_product' && !ids.some((id) => products.includes(id))) return false
  // The setting is in the main unit of the currency, the cart's value in hundredths.
  return event === 'cart_item'
    ? COMPARISONS[comparison](count, amount)
    : COMPARISONS[comparison](value, Math.round(amount * 100))
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
      if (event === 'added_product' || event === 'removed_product') {
        if (event === 'added_product' ? hasMore(now, before, products) : hasMore(before, now, products)) onProgress(1)
        // Reset, so that the next change fires too.
        onProgress(0)
      } else onProgress(isMet(now, setting) ? 1 : 0)
    }
    // The cart that is known when the trigger is armed does not count as a change.
    const known = changes.peek()
    const stop = effect(() => {
      const change = changes.value
      if (change && change !== known) untracked(() => check(change))
    })
    const start = (): void => {
      // The page may have announced its cart before this chunk was loaded.
      if (!changes.peek()) dispatchEvent(new Event('wisp:cart-wanted'))
      const now = changes.peek()?.now
      if (now) check({ now, before: now })
    }
    return all([stop, after(0, start)])
  }
}
