/** The cart of a page that announces it itself: everyone who wants it asks the page. */

import type { Page } from '../../../shared/page/model/page'
import { on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { type Cart, readCart } from '../../../shared/page/visit/cart'
import type { Adapter } from './adapter'
import { attempt } from './attempt'
import type { Feed } from './feed'

const nothing = (): void => {}

export const createPassiveFeed = (adapter: Adapter, page: Page): Feed => {
  const cart = page.signals.signal<Cart | undefined>(undefined)
  let watching: Stop | undefined
  /** The answer to the question is an announcement too. */
  const ready = (): Promise<Cart | undefined> => attempt(() => adapter.cart(page))
  return {
    cart,
    ready,
    readAfter: async () => undefined,
    repeat: nothing,
    recall: nothing,
    watch() {
      if (watching) return
      watching = on<CustomEvent>(window, 'wisp:cart', ({ detail }) => {
        cart.value = readCart(detail) ?? cart.peek()
      })
      reportRejection(ready())
    },
    stop() {
      watching?.()
      watching = undefined
    },
  }
}
