/** The tables of a shop: its catalogue, and what visitors did with its products. */
import type { ColumnType } from 'kysely'

export interface ProductTable {
  site_key: string
  id: string
  /** Position in the catalogue. */
  position: number
  /** A Product as JSON. */
  data: string
  /** 1: cannot be bought at the moment. */
  sold_out: ColumnType<number, number | undefined>
  /** Number of visitors who have ordered it or put it into the cart: a count of `ordered_product`. */
  popularity: ColumnType<number, number | undefined>
  /** When the store added it; 0 if unknown. */
  created_at: ColumnType<number, number | undefined>
}

export interface ProductCollectionTable {
  site_key: string
  /** Key that `collectionKey` has made. */
  collection: string
  product_id: string
  /** Place of the product in the catalogue. */
  position: number
}

export type Source = 'order' | 'cart' | 'browse'

/** Products that visitors looked at, put into the cart or ordered; each product once per visitor and source. */
export interface OrderedProductTable {
  site_key: string
  /** The visitor's client id, or else the store's customer id. */
  visitor: string
  source: Source
  product_id: string
  customer_id: string
  product_name: string
  category: string
  at: number
}

/** The products that a visitor left behind: one row for the cart, one for those looked at. */
export interface AbandonmentTable {
  id: string
  site_key: string
  /** The visitor's id, as in `ordered_product`. */
  visitor: string
  kind: 'cart' | 'browse'
  client_id: string
  customer_id: string
  /** JSON list of `{id, name, category}`. */
  products: string
  /** Decimal number in the currency's major unit; '' if unknown. */
  value: string
  /** ISO 4217; '': the currency of the site's catalogue. */
  currency: string
  url: string
  /** When it last changed. */
  at: number
}

export interface PriceRuleTable {
  site_key: string
  /** Position in the imported file. */
  position: number
  target_type: string
  allocation_method: string
  target_selection: string
  /** Value of the cart from which it applies, in major units; '' if it always does. */
  threshold: string
  starts_at: number
  /** null: no end. */
  ends_at: number | null
}
