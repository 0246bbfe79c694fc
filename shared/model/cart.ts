import type { Cart } from './triggers'

/** From whatever a page has put into a `wisp:cart` event; undefined when it is no cart. */
export const readCart = (detail: unknown): Cart | undefined => {
  const { count, value, products = [] } = (detail ?? {}) as Partial<Record<keyof Cart, unknown>>
  if (!Number.isFinite(count) || !Number.isFinite(value) || !Array.isArray(products)) return
  return { count: Number(count), value: Number(value), products: products.map(String) }
}
