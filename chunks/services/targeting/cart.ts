/** Cart changes that the page announces with `wisp:cart`: the cart now, and the one before. */

import type { Cart } from '../../../shared/model/cart'
import { readCart } from '../../../shared/model/cart'
import { on } from '../../../shared/platform/dom'
import { source } from '../../../shared/platform/source'

let last: Cart | undefined

export const cartChanges = source<[now: Cart, before: Cart]>((emit) =>
  on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    const now = readCart(detail)
    if (!now) return
    // The first event reports what was in the cart already, so it is no change.
    const before = last ?? now
    last = now
    emit([now, before])
  }),
)

// Listen from the start: the previous cart is needed to see what has changed.
cartChanges(() => {})

/** The last known cart. If there is none, ask for it: the page may have announced it before this chunk was loaded. */
export const lastCart = (): Cart | undefined => {
  if (!last) dispatchEvent(new Event('wisp:cart-wanted'))
  return last
}
