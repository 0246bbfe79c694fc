/** The cart, as the store's script or the site reports it in a `wisp:cart` event on `window`. */
export interface Cart {
  /** Items, counted with their quantities. */
  count: number
  /** In the currency's smallest unit (cents). */
  value: number
  /** Product ids of the store. */
  products: string[]
}

/** Reads whatever a page has put into a `wisp:cart` event; undefined when it is not a cart. */
export const readCart = (detail: unknown): Cart | undefined => {
  const { count, value, products = [] } = (detail ?? {}) as Partial<Record<keyof Cart, unknown>>
  if (!Number.isFinite(count) || !Number.isFinite(value) || !Array.isArray(products)) return
  return { count: Number(count), value: Number(value), products: products.map(String) }
}
