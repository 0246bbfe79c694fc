import { readCart } from '../../../shared/model/cart'
import { on } from '../../../shared/platform/dom'
import { readProduct } from './metadata'
import { money, unitOf } from './money'
import type { Source } from './source'

/** Whoever feeds us says it again when asked (docs/page.md). */
const ask = () => {
  let detail: unknown
  const stop = on<CustomEvent>(window, 'wisp:cart', (event) => {
    detail = event.detail
  })
  dispatchEvent(new Event('wisp:cart-wanted'))
  stop()
  return { cart: readCart(detail), currency: (detail as { currency?: unknown } | undefined)?.currency }
}

export const cart: Source = ({ popup }) => ({
  cart_count: () => {
    const { cart } = ask()
    return cart && new Intl.NumberFormat(popup.language).format(cart.count)
  },
  cart_value: () => {
    const asked = ask()
    // A shop that does not name it says so with its product, mostly.
    const currency = typeof asked.currency === 'string' ? asked.currency : readProduct().currency
    return asked.cart && money(asked.cart.value / unitOf(currency), currency, popup.language)
  },
})
