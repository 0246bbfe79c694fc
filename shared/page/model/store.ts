/**
 * A store, whichever platform runs it. The chunk `store` is what all have in common; each platform has one more that
 * exports its adapter (chunks/stores/store/adapter.ts), named like the `data-store` of the script tag; `own-store` is
 * the one of sites without a platform. All that needs products or the cart uses this interface, and hears of changes of
 * the cart by `wisp:cart` events, which a site without a platform dispatches itself.
 */

import { hasPlatform } from '../../model/platforms'
import type { Added } from '../../model/product-widget'
import type { Language } from '../../model/text'
import type { Cart } from '../visit/cart'
import type { Page } from './page'
import type { RunChunk } from './popups'

/** The chunk with the adapter of the page's store. */
export const adapterChunk = ({ store }: Pick<Page, 'store'>): string => (hasPlatform(store) ? store : 'own-store')

/** Prices are in minor units of the offer's currency. */
export interface OfferVariant {
  id: string
  title: string
  price: number
  /** Price before the discount, if there is one. */
  compareAtPrice?: number | undefined
  /** False: sold out. */
  available: boolean
}

/** A product as its card shows it. Texts are plain, addresses unchecked. */
export interface Offer {
  id: string
  title: string
  description: string
  url: string
  image: string
  /** ISO 4217. */
  currency: string
  /** At least one. The first available one is offered first. */
  variants: OfferVariant[]
}

/** An item to add to the cart. */
export interface Item {
  product: string
  variant: string
  quantity: number
}

/** The product of the current page. */
export interface LookedAt {
  id: string
  name: string
  /** '' if unknown. */
  category: string
}

/** The products that a widget shows (specification, section 3). Any other text is the id of an algorithm. */
type OfferCategory = 'manual' | 'last_visited' | 'product_in_cart' | 'product_collection' | (string & {})

export interface OfferRequest {
  popupId: string
  category: OfferCategory
  /** Product ids for `manual`; the id of the collection for `product_collection`; otherwise unused. */
  ids: string[]
  /** 1 to 3. */
  count: number
}

/** A promise of the store from a value of the cart on. */
export interface Threshold {
  kind: 'shipping' | 'discount'
  /** In minor units of the cart's currency. */
  amount: number
}

export interface Store {
  /** Never rejects. Announces the cart afterwards. */
  add(items: Item[]): Promise<Added>
  /** Resolves with an empty list when there are none, or the server does not answer. */
  offers(request: OfferRequest): Promise<Offer[]>
  /** Resolves with an empty list where the store has none, or its rules are not known. */
  thresholds(): Promise<Threshold[]>
  /** The cart; undefined if it cannot be read. From now on its changes are announced. */
  cart(): Promise<Cart | undefined>
  /** Address of the page with the cart. */
  cartUrl(): string
  /** An amount in minor units as text, in the popup's language. */
  money(minor: number, currency: string, language: Language): string
  /** The product's picture, about `width` px wide, from an address that the platform can resize; otherwise the same. */
  imageAt(address: string, width: number): string
}

export interface StoreChunk extends RunChunk {
  /** Never rejects: without its adapter, a store has nothing and takes nothing. */
  open(page: Page): Promise<Store>
}

/** Rejects if the chunk cannot be loaded. */
export const openStore = async (page: Page): Promise<Store> => (await page.load<StoreChunk>('store')).open(page)
