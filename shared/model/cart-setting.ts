/** The setting of the cart trigger. */

export const CART_EVENTS = ['added_product', 'removed_product', 'cart_item', 'cart_value'] as const
export const CART_COMPARISONS = ['greater_than', 'equal', 'greater_than_or_equal'] as const

/** An event: a product is added or removed, the cart has so many items, or is worth so much (`cart_value`). */
export interface CartSetting {
  event: (typeof CART_EVENTS)[number]
  comparison?: (typeof CART_COMPARISONS)[number]
  /** Items; for `cart_value` in the currency's main unit, as owners write prices. */
  amount?: number
  /** The products that count; `any_product` by default. */
  products?: 'any_product' | 'empty_cart' | string[]
}

const COMPARISON_WORDS = { greater_than: 'more than', equal: 'exactly', greater_than_or_equal: 'at least' } as const

/** Words for events. With `empty_cart`: the first product in, the last one out, or a cart without anything in it. */
const EVENT_WORDS: Record<CartSetting['event'], [usual: string, empty: string]> = {
  added_product: ['something to be put into the cart', 'something to be put into the empty cart'],
  removed_product: ['something to be taken out of the cart', 'the last thing to be taken out of the cart'],
  cart_item: ['the number of items in the cart to be', 'the cart to be empty'],
  cart_value: ['the cart’s worth to be', 'the cart to be empty'],
}

/** The event that the setting waits for, in the inspector's words. Undefined: a setting that we do not understand. */
export const cartWaits = (setting?: Required<CartSetting>): string => {
  if (!setting) return 'a change of the cart'
  const { amount, comparison, event, products } = setting
  const [usual, empty] = EVENT_WORDS[event]
  if (products === 'empty_cart') return empty
  const size = event.startsWith('cart') ? ` ${COMPARISON_WORDS[comparison]} ${amount}` : ''
  if (!Array.isArray(products)) return `${usual}${size}`
  return `${usual}${size}, with ${products.length === 1 ? 'a certain product' : `one of ${products.length} products`}`
}
