/** Version 1 of the cart, which Wix removes in 2027. It has no subtotal. */
import { amountOf, type CartApi, decodeCart } from './cart-api'

const CARTS_PATH = '/_api/ecom-cart/v1/carts'

export const v1: CartApi = {
  current: `${CARTS_PATH}/current`,
  create: (lineItems) => [CARTS_PATH, { lineItems }],
  add: (cart, lineItems) => [`${CARTS_PATH}/${encodeURIComponent(cart)}/add-to-cart`, { lineItems }],
  decode: (cart) =>
    decodeCart(cart, cart.currency, ({ catalogReference, price, quantity }) => ({
      reference: catalogReference,
      quantity,
      price: amountOf(price),
    })),
}
