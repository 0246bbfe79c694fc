/** The cart as a signal: read when something may have changed it, and announced to everyone as `wisp:cart`. */
import type { Cart, CartAnnouncement } from '../../../shared/model/cart'
import type { Page } from '../../../shared/model/page'
import { after, all, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { ReadonlySignal } from '../../../shared/platform/signals'
import type { Adapter } from './adapter'

/** Milliseconds. Stores change the cart by several requests at once; all of them together cause one read. */
const SETTLE = 50

export interface Feed {
  /** Undefined until it was read, or remembered from the page before. */
  cart: ReadonlySignal<Cart | undefined>
  /** Reads the cart, once at a time. Undefined if that fails. `own`: because we have changed it ourselves. */
  read(own?: boolean): Promise<Cart | undefined>
  /** Reads the cart and watches it until stop(). A second call does nothing more. */
  watch(): void
  /** The cart as soon as it was read; undefined if that failed. */
  ready(): Promise<Cart | undefined>
  /** Announces the cart again for a listener that came late. */
  repeat(): void
  stop: Stop
}

const productsOf = ({ lines }: Cart): string[] =>
  lines.flatMap(({ product, quantity }) => Array<string>(Math.min(quantity, 100)).fill(product))

/** `known`: the cart of the page before, so that what changed on the way to this page is noticed. */
export const createFeed = (adapter: Adapter, page: Page, known?: Cart): Feed => {
  const cart = page.signals.signal(known)
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Cart | undefined> | undefined
  let nextIsOwn = false
  let announced = ''
  let watching: Stop | undefined

  const announce = (now: Cart, own: boolean): void => {
    announced = JSON.stringify(now)
    cart.value = now
    const detail: CartAnnouncement = { ...now, products: productsOf(now), own }
    dispatchEvent(new CustomEvent('wisp:cart', { detail }))
  }
  const readOnce = async (): Promise<Cart | undefined> => {
    const own = nextIsOwn
    next = undefined
    nextIsOwn = false
    try {
      const now = await adapter.cart(page)
      if (JSON.stringify(now) !== announced) announce(now, own)
      return now
    } catch (error) {
      reportRejection(Promise.reject(error))
    }
  }
  const read = (own = false): Promise<Cart | undefined> => {
    nextIsOwn ||= own
    next ??= last.then(readOnce)
    last = next
    return next
  }
  const repeat = (): void => {
    const now = cart.peek()
    if (now) announce(now, true)
  }
  const watch = (): void => {
    if (watching) return
    let settle: Stop | undefined
    const changed = (): void => {
      settle ??= after(SETTLE, () => {
        settle = undefined
        reportRejection(read())
      })
    }
    watching = all([adapter.watch(changed, page), () => settle?.()])
    repeat()
    reportRejection(read())
  }
  return {
    ...{ cart, read, repeat, watch },
    async ready() {
      watch()
      await last
      return cart.peek()
    },
    stop() {
      watching?.()
      watching = undefined
    },
  }
}
