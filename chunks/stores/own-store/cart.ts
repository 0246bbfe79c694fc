/** The cart of a site's own shop, which the site's script announces and changes (docs/page.md). */
import { type Cart, readCart } from '../../../shared/model/cart'
import type { Item } from '../../../shared/model/store'
import { on } from '../../../shared/platform/dom'

/** Asks for the cart. The page answers at once, or not at all. */
export const askForCart = (): Cart | undefined => {
  let cart: Cart | undefined
  const stop = on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    cart = readCart(detail) ?? cart
  })
  dispatchEvent(new Event('wisp:cart-wanted'))
  stop()
  return cart
}

/** A page that adds the items says so by preventDefault(). Undefined if it does not. */
export const askToAdd = (items: Item[]): true | undefined =>
  !dispatchEvent(new CustomEvent('wisp:add-to-cart', { detail: { items }, cancelable: true })) || undefined
