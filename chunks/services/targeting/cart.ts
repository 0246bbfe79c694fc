/** The cart that the page announces with `wisp:cart`, as a signal: the cart now, and the one before. */
import { type Cart, readCart } from '../../../shared/model/cart'
import { on } from '../../../shared/platform/dom'
import type { ReadonlySignal, Signals } from '../../../shared/platform/signals'

export interface CartChange {
  now: Cart
  before: Cart
}

/** The page's, for as long as it lives: what was in the cart before tells what is new. */
let cart: ReadonlySignal<CartChange | undefined> | undefined

/** Undefined until the page has announced a cart. Listens from the first call on. */
export const cartOf = ({ signal }: Signals): ReadonlySignal<CartChange | undefined> => {
  if (cart) return cart
  const change = signal<CartChange | undefined>(undefined)
  on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
    const now = readCart(detail)
    // The first event reports what was in the cart already, so it is no change.
    if (now) change.value = { now, before: change.peek()?.now ?? now }
  })
  cart = change
  return change
}
