import type { CartSetting } from '../../../../shared/model/targeting'
import type { Cart, Trigger } from '../../../../shared/model/triggers'
import { after, all } from '../../../../shared/platform/dom'
import { decodeCart } from '../../../../shared/wire/targeting'
import { cartChanges, lastCart } from '../cart'

type Setting = Required<CartSetting>

const COMPARE: Record<Setting['comparison'], (has: number, wanted: number) => boolean> = {
  greater_than: (has, wanted) => has > wanted,
  equal: (has, wanted) => has === wanted,
  greater_than_or_equal: (has, wanted) => has >= wanted,
}

const times = ({ products }: Cart, id: string): number => products.filter((one) => one === id).length

/**
 * Whether one cart has more than the other: of any product; of a listed one; or with `empty_cart` anything while the other
 * has nothing, which is the first product put in, or the last taken out. Where quantities alone differ and nobody says
 * of which product, it may be any that is in there.
 */
const hasMore = (fuller: Cart, other: Cart, products: Setting['products']): boolean => {
  const ids = fuller.products.filter((id) => times(fuller, id) > times(other, id))
  if (!ids.length && fuller.count <= other.count) return false
  if (products === 'any_product') return true
  if (products === 'empty_cart') return !other.count
  return (ids.length ? ids : fuller.products).some((id) => products.includes(id))
}

/**
 * Whether the cart holds what is asked for: so many items, or items worth so much. With a list of products, while one of
 * them is in it; with `empty_cart` while nothing is, whatever the amount.
 */
const holds = ({ count, value, products: ids }: Cart, { amount, comparison, event, products }: Setting): boolean => {
  if (products === 'empty_cart') return !count
  if (products !== 'any_product' && !ids.some((id) => products.includes(id))) return false
  // Owners write prices in the main unit, carts are told in hundredths of it.
  return event === 'cart_item'
    ? COMPARE[comparison](count, amount)
    : COMPARE[comparison](value, Math.round(amount * 100))
}

/** Something was put into the cart, or taken out; or it has come to hold what is asked for. */
export const cart: Trigger<CartSetting> = (tell, raw) => {
  // Settings of few popups come as the server sent them.
  const setting = decodeCart(raw)
  if (!setting) return () => {}
  const { event, products } = setting
  const look = ([now, before]: [Cart, Cart]): void => {
    if (event === 'added_product' || event === 'removed_product') {
      if (event === 'added_product' ? hasMore(now, before, products) : hasMore(before, now, products)) tell(1)
      // Each time counts.
      tell(0)
    } else tell(holds(now, setting) ? 1 : 0)
  }
  return all([
    cartChanges(look),
    after(0, () => {
      const last = lastCart()
      if (last) look([last, last])
    }),
  ])
}
