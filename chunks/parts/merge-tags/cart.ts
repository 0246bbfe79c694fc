import type { PopupContext } from '../../../shared/page/model/popup-context'
import { guard, on } from '../../../shared/page/platform/dom'
import { formatMoney } from '../../../shared/page/platform/money'
import { readTotals, type Totals } from '../../../shared/page/visit/cart'
import { readProduct } from './metadata'

/** Asks for the cart: the page answers `wisp:cart-wanted` with a `wisp:cart` event, synchronously (docs/page.md). */
const requestCart = (): Totals | undefined => {
  let cart: Totals | undefined
  const stop = on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    cart = readTotals(detail)
  })
  dispatchEvent(new CustomEvent('wisp:cart-wanted'))
  stop()
  return cart
}

export const cartTags: TagValues = ({ popup }) => ({
  cart_count: () => {
    const cart = requestCart()
    return cart && guard(() => new Intl.NumberFormat(popup.language, { numberingSystem: 'latn' }).format(cart.count))
  },
  cart_value: () => {
    const cart = requestCart()
    // If the cart names no currency, the page's product mostly does.
    return cart && formatMoney(cart.value, cart.currency || readProduct().currency || '', popup.language)
  },
})

/** Functions that give the values of merge tags, called only for tags in use; '' or undefined if a value is unknown. */
export type TagValues = (context: PopupContext) => Record<string, () => string | undefined>
