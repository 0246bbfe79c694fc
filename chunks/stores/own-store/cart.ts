/** The cart of a site's own shop, which the site's script announces and changes (docs/page.md). */

import type { Item } from '../../../shared/page/model/store'
import { after, on, type Stop } from '../../../shared/page/platform/dom'
import { type Cart, readCart } from '../../../shared/page/visit/cart'

/** Milliseconds for the page to report its cart after it has taken the items. */
const CART_REPORT_MS = 10_000

const follow = (hear: (cart: Cart) => void): Stop =>
  on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    const cart = readCart(detail)
    if (cart) hear(cart)
  })

/** Asks for the cart. The page answers at once, or not at all. */
export const askForCart = (): Cart | undefined => {
  let cart: Cart | undefined
  const stop = follow((now) => {
    cart = now
  })
  dispatchEvent(new CustomEvent('wisp:cart-wanted'))
  stop()
  return cart
}

/**
 * A page that adds the items says so by preventDefault(), and that it has done it by reporting its cart. Undefined if
 * it does not.
 */
export const askToAdd = (items: Item[]): Promise<true | undefined> =>
  new Promise((resolve) => {
    // Before the page is asked: it may add and report at once. Only the first of these counts.
    const stop = follow(() => end(true))
    const end = (added?: true): void => {
      stop()
      resolve(added)
    }
    after(CART_REPORT_MS, end)
    if (dispatchEvent(new CustomEvent('wisp:add-to-cart', { detail: { items }, cancelable: true }))) end()
  })
