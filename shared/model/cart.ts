/** What is in the cart, as the store's own script or the site says it with a `wisp:cart` event on `window`. */
export interface Cart {
  /** Items, counted with their quantities. */
  count: number
  /** In the currency's smallest unit (cents). */
  value: number
  /** Ids, as the store names them. */
  products: string[]
}

/** From whatever a page has put into a `wisp:cart` event; undefined when it is no cart. */
export const readCart = (detail: unknown): Cart | undefined => {
  const { count, value, products = [] } = (detail ?? {}) as Partial<Record<keyof Cart, unknown>>
  if (!Number.isFinite(count) || !Number.isFinite(value) || !Array.isArray(products)) return
  return { count: Number(count), value: Number(value), products: products.map(String) }
}
