/** A card of a product. `now` and `before` are for screen readers, before its two prices. */
export const product = {
  add: 'Add to cart',
  view: 'View product',
  adding: 'Adding to cart …',
  added: 'Added to cart',
  'sold-out': 'Sold out',
  'in-cart': 'All that is left is already in your cart.',
  failed: 'That did not work. Please try again.',
  now: 'Now',
  before: 'Regular price',
}
