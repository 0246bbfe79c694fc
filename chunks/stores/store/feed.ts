/** The cart as a signal: read when something may have changed it, and announced to everyone as `wisp:cart`. */

import type { Page } from '../../../shared/page/model/page'
import { after, all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { ReadonlySignal } from '../../../shared/page/platform/signals'
import type { Cart, CartAnnouncement } from '../../../shared/page/visit/cart'
import type { Adapter } from './adapter'
import { attempt } from './attempt'

/** Milliseconds. Stores change the cart by several requests at once; all of them together cause one read. */
const SETTLE_MS = 50

export interface Feed {
  /** Undefined until it was read. */
  cart: ReadonlySignal<Cart | undefined>
  /** Reads the cart, once at a time, after we have changed it ourselves. Undefined if that fails. */
  readAfter(change: Promise<unknown>): Promise<Cart | undefined>
  /** Reads the cart and watches it until stop(). A second call does nothing more. */
  watch(): void
  /** The cart as soon as it was read; undefined if that failed. */
  ready(): Promise<Cart | undefined>
  /** Announces the cart again for a listener that came late. */
  repeat(): void
  /**
   * The cart of the page before, so that what changed on the way to this page is noticed. Consent may come, and with it
   * that cart, after this page's cart was read. Only the first call counts.
   */
  recall(before: Cart | undefined): void
  stop: Stop
}

const productsOf = ({ lines }: Cart): string[] =>
  lines.flatMap(({ product, quantity }) =>
    Array<string>(Math.min(Math.trunc(Math.max(quantity, 0)), 100)).fill(product),
  )

const send = (cart: Cart, isOwn: boolean, remembered = false): void => {
  const detail: CartAnnouncement = { ...cart, products: productsOf(cart), own: isOwn, remembered }
  dispatchEvent(new CustomEvent('wisp:cart', { detail }))
}

/** Runs `action` once for all calls that come together. */
const once = (action: () => void): { soon(): void; stop: Stop } => {
  let settle: Stop | undefined
  const soon = (): void => {
    settle ??= after(SETTLE_MS, () => {
      settle = undefined
      action()
    })
  }
  return { soon, stop: () => settle?.() }
}

/** Changes of our own. A cart that is read meanwhile, because of something else, may have them too. */
const countOurs = () => {
  /** How many have begun, how many have ended, and how many the last cart surely has. */
  let [begun, ended, contained] = [0, 0, 0]
  return {
    async wait(change: Promise<unknown>): Promise<void> {
      begun++
      await change
      ended++
    },
    /** Called before a cart is read; the result tells afterwards whether it may have a new one. */
    look: () => {
      const surely = ended
      return (): boolean => {
        const may = begun > contained
        contained = surely
        return may
      }
    },
  }
}

export const createFeed = (adapter: Adapter, page: Page): Feed => {
  const cart = page.signals.signal<Cart | undefined>(undefined)
  let last: Promise<Cart | undefined> = Promise.resolve(undefined)
  let next: typeof last | undefined
  const ours = countOurs()
  /** The newest cart as text, to notice a change. */
  let text = ''
  /** How many different carts were read. */
  let carts = 0
  /** The cart of the page before; false if there was none, undefined if that may still turn out. */
  let previousCart: Cart | false | undefined
  let watching: Stop | undefined

  /** The first cart is compared with that of the page before. */
  const announce = (now: Cart, isOwn: boolean): void => {
    if (previousCart && carts === 1) send(previousCart, true, true)
    send(now, isOwn)
  }
  const readOnce = (): typeof last => {
    next = undefined
    return attempt(async () => {
      const isOurs = ours.look()
      const now = await adapter.cart(page)
      const isOwn = isOurs()
      const read = JSON.stringify(now)
      if (!now || read === text) return now
      text = read
      carts++
      cart.value = now
      announce(now, isOwn)
      return now
    })
  }
  const read = (): Promise<Cart | undefined> => {
    next ??= last.then(readOnce)
    last = next
    return next
  }
  const watch = (): void => {
    if (watching) return
    const { soon, stop } = once(read)
    // The visitor may have changed it in another tab.
    const back = on(document, 'visibilitychange', () => doc.hidden || soon())
    watching = all([guard(() => adapter.watch?.(soon, page)) ?? (() => {}), back, stop])
    read()
  }
  return {
    cart,
    watch,
    async readAfter(change) {
      await ours.wait(change)
      return read()
    },
    async ready() {
      watch()
      return last
    },
    repeat() {
      const newest = cart.peek() ?? previousCart
      if (newest) send(newest, true, !cart.peek())
    },
    recall(before) {
      if (previousCart !== undefined) return
      previousCart = before ?? false
      const now = cart.peek()
      if (now && carts === 1) announce(now, false)
    },
    stop() {
      watching?.()
      watching = undefined
    },
  }
}
