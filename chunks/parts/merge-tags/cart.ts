import { readCart } from '../../../shared/model/cart'
import { on } from '../../../shared/platform/dom'
import { readProduct } from './metadata'
import { formatMoney, minorUnitsOf } from './money'
import type { TagValues } from './tag-values'

/** Asks for the cart: the page answers `wisp:cart-wanted` with a `wisp:cart` event, synchronously (docs/page.md). */
const requestCart = () => {
  let detail: unknown
  const stop = on<CustomEvent>(window, 'wisp:cart', (event) => {
    detail = event.detail
  })
  dispatchEvent(new Event('wisp:cart-wanted'))
  stop()
  return { cart: readCart(detail), currency: (detail as { currency?: unknown } | undefined)?.currency }
}

export const cartTags: TagValues = ({ popup }) => ({
  cart_count: () => {
    const { cart } = requestCart()
    return cart && new Intl.NumberFormat(popup.language).format(cart.count)
  },
  cart_value: () => {
    const answer = requestCart()
    // If the cart names no currency, the page's product mostly does.
    const currency = typeof answer.currency === 'string' ? answer.currency : readProduct().currency
    return answer.cart && formatMoney(answer.cart.value / minorUnitsOf(currency), currency, popup.language)
  },
})
