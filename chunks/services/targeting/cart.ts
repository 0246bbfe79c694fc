/** A signal with the cart that the page announces with `wisp:cart`, and the cart before it. */

import { on } from '../../../shared/page/platform/dom'
import type { ReadonlySignal, Signals } from '../../../shared/page/platform/signals'
import { type Cart, readCart } from '../../../shared/page/visit/cart'

export interface CartChange {
  now: Cart
  /** The previous cart; the same object as `now` where nothing counts as a change by the visitor. */
  before: Cart
}

/** One signal for as long as the page is open: a change is found by comparing with the previous cart. */
let cart: ReadonlySignal<CartChange | undefined> | undefined

/** Undefined until the page has announced a cart. Listens from the first call on. */
export const cartOf = ({ signal }: Signals): ReadonlySignal<CartChange | undefined> => {
  if (cart) return cart
  const change = signal<CartChange | undefined>(undefined)
  let last: Cart | undefined
  on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    const now = readCart(detail)
    if (!now) return
    // The first event reports what was in the cart already, and what a popup of ours has added must not bring up the
    // next one: neither is a change by the visitor.
    const before = detail.own === true ? now : (last ?? now)
    if (detail.remembered !== true) change.value = { now, before }
    last = now
  })
  cart = change
  return change
}
