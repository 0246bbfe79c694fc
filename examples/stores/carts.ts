/** The carts of the demo stores: kept in memory only, one for each browser, and only so many of them. */

/** Items of one product variant. */
export interface Line {
  variant: string
  quantity: number
}

export interface KeptCart {
  id: string
  /** The newest first. */
  lines: Line[]
  note: string
}

/** More than anybody tries at once; the cart that was used longest ago makes room for a new one. */
const MAX_CARTS = 1_000

export const createCarts = (limit = MAX_CARTS) => {
  const carts = new Map<string, KeptCart>()
  /** @param visitor store and id of the browser */
  const find = (visitor: string): KeptCart | undefined => carts.get(visitor)
  const keep = (visitor: string, cart: KeptCart): void => {
    carts.delete(visitor)
    carts.set(visitor, cart)
    const [oldest] = carts.keys()
    if (carts.size > limit && oldest !== undefined) carts.delete(oldest)
  }
  return { find, keep, size: () => carts.size }
}

export type Carts = ReturnType<typeof createCarts>

export const quantityIn = (lines: Line[], variant: string): number =>
  lines.find((line) => line.variant === variant)?.quantity ?? 0

/** A changed line keeps its place, a new one goes first, and one of quantity 0 is removed. */
export const withQuantity = (lines: Line[], variant: string, quantity: number): Line[] => {
  if (!quantity) return lines.filter((line) => line.variant !== variant)
  if (!quantityIn(lines, variant)) return [{ variant, quantity }, ...lines]
  return lines.map((line) => (line.variant === variant ? { variant, quantity } : line))
}
