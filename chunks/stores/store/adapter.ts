/**
 * A store platform, as far as a store needs it. `createStore` makes a store of it. The page is passed for what the
 * platform's chunk loads only when it is needed.
 */

import type { Page } from '../../../shared/page/model/page'
import type { Item, LookedAt, Offer, Store, Threshold } from '../../../shared/page/model/store'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Cart } from '../../../shared/page/visit/cart'

/** The facts that are reported when they change, only with consent. */
export interface StoreFacts {
  customer: string
  looked?: LookedAt | undefined
  cart?: Cart | undefined
}

export interface Adapter extends Pick<Store, 'cartUrl' | 'imageAt'> {
  /** The platform's name, as in `data-store`; the names of its entries in storage contain it. */
  name: string
  /** The platform in whose form the server answers with products, if it has none of this name. */
  catalogue?: string
  /**
   * The cart as it is now; an empty one if there is none. Rejects if the store does not answer with a cart. Undefined
   * if the site has no store that could answer.
   */
  cart(page: Page): Promise<Cart | undefined>
  /**
   * Calls `changed` whenever the cart may have changed, except by our own `add`, until it is stopped. Missing where the
   * page itself announces its cart by `wisp:cart`: then the cart is only read, when somebody asks for it.
   */
  watch?(changed: () => void, page: Page): Stop
  /**
   * Resolves with false if the store refused the items, with undefined if nobody took them. Rejects on any other
   * failure.
   */
  add(items: Item[], page: Page): Promise<boolean | undefined>
  /** Id of the signed-in customer; '' for a visitor. */
  customer(page: Page): string | Promise<string>
  /** The product of this page, if it is one's. */
  product(): LookedAt | undefined
  /**
   * Follows what the page tells later, by events: the product that it shows. Where `product` knows at once, this is not
   * needed.
   */
  follow?(page: Page, looked: (product: LookedAt) => void): Stop
  /** Tells the visitor's decision now, if it was made, and each later one. Anything unclear is a no. */
  consent?(decide: (isGranted: boolean) => void): Stop
  /** Decodes the `data.products` of the server's answer. Leaves out what cannot be shown. */
  offers(products: unknown[], currency: string, page: Page): Offer[] | Promise<Offer[]>
  /** Asked only with consent. */
  thresholds?(page: Page): Promise<Threshold[]>
  /** Reports the facts of this visit. Called only with consent, and only when they have changed. */
  tell?(page: Page, facts: StoreFacts): void
  /**
   * The value of the cart as the platform itself writes it, for the display request: its own server may read it.
   */
  total?(cart: Cart): string
}

/** Exports of a platform's chunk. */
export interface AdapterChunk {
  adapter: Adapter
}
