/** The values of `data-wisp-products` in templates (docs/templates.md). */

/** Categories that stand for products of the visitor's own, or of the owner's choice. */
export const CATEGORIES = ['manual', 'last_visited', 'product_in_cart', 'product_collection'] as const

/** Other categories: how the server chooses. */
export const ALGORITHMS = ['popular', 'related', 'newest', 'same_collection'] as const

/** The actions of a card's button; the first is the default. */
export const PRODUCT_BUTTONS = [
  'add_to_cart',
  'add_to_cart_redirect',
  'redirect',
  'redirect_blank',
  'no_buttons',
] as const
export type ProductButton = (typeof PRODUCT_BUTTONS)[number]

/** Cards of one widget at most, and their sizes (specification, section 9). */
export const MAX_PRODUCTS = 3
export const SIZE_COUNT = 5

/**
 * The result of adding to the cart. `sold-out` and `in-cart` (as many as can be had are in the cart already) are
 * confirmed by the store's own cart after a refusal.
 */
export type Added = 'added' | 'sold-out' | 'in-cart' | 'failed'
