/** Types of the desk's API about carts that visitors have left (`/desk/api/carts`). */

/** A cart that a visitor has left. */
export interface CartRow {
  id: string
  /** ISO time of its last change. */
  at: string
  site: string
  /** Names of the products, or their ids, and their pages where the catalogue has them. */
  products: { name: string; url?: string }[]
  /** Number of products left out here. */
  more?: number
  /** Decimal number in the currency's major unit; '' if unknown. */
  value: string
  /** ISO 4217. */
  currency: string
  url: string
  /** Absent if the visitor has given none of the site's popups an answer. */
  lead?: { email: string; name: string } | undefined
}

/** GET /desk/api/carts?cursor=&limit=. As for leads. */
export interface CartsAnswer {
  carts: CartRow[]
  /** At most one more than `MAX_COUNTED_ROWS`. */
  total: number
  next?: string | undefined
}
