import type { Cart, CartLine } from '../../../../shared/model/cart'
import type { CartSetting } from '../../../../shared/model/cart-setting'
import type { Trigger } from '../../../../shared/model/trigger'
import { after, all } from '../../../../shared/platform/dom'
import { minorUnitsOf } from '../../../../shared/platform/money'
import type { Signals } from '../../../../shared/platform/signals'
import { decodeCart } from '../../../../shared/wire/targeting'
import { type CartChange, cartOf } from '../cart'

type Setting = Required<CartSetting>

const COMPARISONS: Record<Setting['comparison'], (has: number, wanted: number) => boolean> = {
  greater_than: (has, wanted) => has > wanted,
  equal: (has, wanted) => has === wanted,
  greater_than_or_equal: (has, wanted) => has >= wanted,
}

/** How many more of each line's variant the one cart has than the other. */
const gains = (fuller: Cart, other: Cart): CartLine[] => {
  const had = new Map<string, number>()
  for (const { quantity, variant } of other.lines) had.set(variant, (had.get(variant) ?? 0) + quantity)
  return fuller.lines.filter(({ quantity, variant }) => {
    const rest = (had.get(variant) ?? 0) - quantity
    had.set(variant, Math.max(0, rest))
    return rest < 0
  })
}

/** Owners may name products or their variants. */
const isListed = ({ product, variant }: CartLine, products: Setting['products']): boolean =>
  products.includes(product) || products.includes(variant)

/**
 * Whether one cart has more than the other: of any product, or of a listed one. With `empty_cart`, only if the other is
 * empty: the first product was added, or the last removed. If only the item count differs, any product in the cart may
 * be meant.
 */
const hasMore = (fuller: Cart, other: Cart, products: Setting['products']): boolean => {
  const more = gains(fuller, other)
  if (!more.length && fuller.count <= other.count) return false
  if (products === 'any_product') return true
  if (products === 'empty_cart') return !other.count
  return (more.length ? more : fuller.lines).some((line) => isListed(line, products))
}

/**
 * Whether the cart meets the setting: by number of items or by value. A list of products requires one of them in the
 * cart; `empty_cart` requires an empty cart and ignores the amount.
 */
const isMet = ({ count, currency, lines, value }: Cart, { amount, comparison, event, products }: Setting): boolean => {
  if (products === 'empty_cart') return !count
  if (products !== 'any_product' && !lines.some((line) => isListed(line, products))) return false
  // The setting is in the main unit of the currency, the cart's value in the smallest.
  return event === 'cart_item'
    ? COMPARISONS[comparison](count, amount)
    : COMPARISONS[comparison](value, Math.round(amount * minorUnitsOf(currency)))
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
    const check = ({ now, before, own }: CartChange): void => {
      if (event === 'added_product' || event === 'removed_product') {
        // What a popup of ours has added must not bring up the next one.
        if (!own && (event === 'added_product' ? hasMore(now, before, products) : hasMore(before, now, products)))
          onProgress(1)
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
      if (now) check({ now, before: now, own: false })
    }
    return all([stop, after(0, start)])
  }
}
