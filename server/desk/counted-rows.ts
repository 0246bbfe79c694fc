/** Carts and deliveries that are counted: nobody counts all rows of a long list. */
export const MAX_COUNTED_ROWS = 1_000
