/** Version 1 of the cart, which Wix removes in 2027. It has no subtotal. */
import { amountOf, type CartApi, decodeCart } from './cart-api'

const CARTS = '/_api/ecom-cart/v1/carts'

export const v1: CartApi = {
  current: `${CARTS}/current`,
  create: (lineItems) => [CARTS, { lineItems }],
  add: (cart, lineItems) => [`${CARTS}/${encodeURIComponent(cart)}/add-to-cart`, { lineItems }],
  decode: (cart) =>
    decodeCart(cart, cart.currency, ({ catalogReference, price, quantity }) => ({
      reference: catalogReference,
      quantity,
      price: amountOf(price),
    })),
}
