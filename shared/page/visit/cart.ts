/** The cart of a store, as its adapter or the site's own script announces it in a `wisp:cart` event on `window`. */
import { object, text } from '../../values/names'

/** Items of one product variant. */
export interface CartLine {
  /** The store's id of the product. */
  product: string
  /** The store's id of the variant; the product's, where the store has none. */
  variant: string
  quantity: number
  /** Price of the whole line, in minor units; 0 if unknown. */
  price: number
  /** The product's name, if the store tells it. */
  name?: string
}

export interface Totals {
  /** Items, counted with their quantities. */
  count: number
  /** In the currency's smallest unit (cents). */
  value: number
  /** ISO 4217; '' if unknown. */
  currency: string
}

export interface Cart extends Totals {
  /** The newest first, as far as the store tells. */
  lines: CartLine[]
  /** The store's id of the cart, if it has one. */
  id?: string
}

/** A `wisp:cart` event's `detail`, as our adapters send it. */
export interface CartAnnouncement extends Cart {
  /** Ids of all items' products, for listeners on the page. */
  products: string[]
  /** One of our own popups has changed the cart, so this is nothing that the visitor did in the store. */
  own: boolean
  /** True for the cart of the page before: later carts are compared with it, and nothing reacts to it. */
  remembered: boolean
}

const number = (value: unknown): number => Number(text(value)) || 0

const line = (raw: unknown): CartLine => {
  const { price, product, quantity, variant } = object(raw)
  return {
    product: text(product),
    variant: text(variant ?? product),
    quantity: number(quantity),
    price: number(price),
  }
}

/** Only what a text says of a cart. Undefined when it is not a cart. */
export const readTotals = (detail: unknown): Totals | undefined => {
  const { count, value, currency } = object(detail)
  if (!Number.isFinite(count) || !Number.isFinite(value)) return
  return { count: count as number, value: value as number, currency: typeof currency === 'string' ? currency : '' }
}

/** Reads whatever a page has put into a `wisp:cart` event; undefined when it is not a cart. */
export const readCart = (detail: unknown): Cart | undefined => {
  const totals = readTotals(detail)
  const { lines, products = [] } = object(detail)
  if (!totals || !Array.isArray(products)) return
  return {
    ...totals,
    // Own sites may list the ids of products only, once for each item.
    lines: (Array.isArray(lines) ? lines : products.map((product) => ({ product, quantity: 1 }))).map(line),
  }
}
