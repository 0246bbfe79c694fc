/** The cart as the page tells it: now, and before. */
import { readCart } from '../../../shared/model/cart'
import type { Cart } from '../../../shared/model/triggers'
import { on } from '../../../shared/platform/dom'
import { source } from '../../../shared/platform/source'

let last: Cart | undefined

export const cartChanges = source<[now: Cart, before: Cart]>((tell) =>
  on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    const now = readCart(detail)
    if (!now) return
    // What is in the cart when the page first tells of it was put there earlier.
    const before = last ?? now
    last = now
    tell([now, before])
  }),
)

// Heard from now on, also while nothing waits for it: what was in the cart before tells what is new.
cartChanges(() => {})

/** The cart as last told. When none was, whoever feeds us is asked for it: it may have spoken before this chunk came. */
export const lastCart = (): Cart | undefined => {
  if (!last) dispatchEvent(new Event('wisp:cart-wanted'))
  return last
}
