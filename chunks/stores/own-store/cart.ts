/** The cart of a site's own shop, which the site's script announces and changes (docs/page.md). */
import { type Cart, readCart } from '../../../shared/model/cart'
import type { Item } from '../../../shared/model/store'
import { after, all, on } from '../../../shared/platform/dom'

/** Milliseconds for the page to report its cart after it has taken the items. */
const PATIENCE = 10_000

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

/**
 * A page that adds the items says so by preventDefault(), and that it has done it by reporting its cart. Undefined if
 * it does not.
 */
export const askToAdd = (items: Item[]): Promise<true | undefined> =>
  new Promise((resolve) => {
    const end = (added?: true): void => {
      stop()
      resolve(added)
    }
    const stop = all([
      // Before the page is asked: it may add and report at once.
      on<CustomEvent>(window, 'wisp:cart', ({ detail }) => readCart(detail) && end(true)),
      after(PATIENCE, end),
    ])
    if (dispatchEvent(new CustomEvent('wisp:add-to-cart', { detail: { items }, cancelable: true }))) end()
  })
