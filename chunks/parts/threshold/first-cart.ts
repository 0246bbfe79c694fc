/** The cart that a popup waits for: without it, any amount would be a guess, one too high if something is in the cart. */

import { hasPlatform } from '../../../shared/model/platforms'
import type { Page } from '../../../shared/page/model/page'
import { openStore } from '../../../shared/page/model/store'
import { after, all, on } from '../../../shared/page/platform/dom'
import { type CartAnnouncement, readTotals, type Totals } from '../../../shared/page/visit/cart'

/** Milliseconds. Other popups may wait for their turn meanwhile. */
const CART_WAIT_MS = 4_000

/** Never rejects. Undefined if the store cannot read the cart, or the page does not announce it in time. */
export const findCart = (page: Page): Promise<Totals | undefined> =>
  new Promise((resolve) => {
    const end = (cart?: Totals): void => {
      stop()
      resolve(cart)
    }
    const stop = all([
      on<CustomEvent<CartAnnouncement>>(window, 'wisp:cart', ({ detail }) => {
        const cart = readTotals(detail)
        // The cart of the page before may be another one.
        if (cart && !detail.remembered) end(cart)
      }),
      after(CART_WAIT_MS, end),
    ])
    dispatchEvent(new CustomEvent('wisp:cart-wanted'))
    // Where the page announces its cart itself, the store's chunks know no more than the page does.
    if (hasPlatform(page.store))
      openStore(page)
        .then((store) => store.cart())
        .then(end, () => end())
  })
