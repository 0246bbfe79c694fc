/** The two versions of Wix's cart. */
import { object } from '../../../shared/values/names'
import type { CartApi, WireItem } from './cart-api'
import { amountOf, decodeCart } from './cart-api'

const CARTS_PATH = '/_api/ecom-cart/v1/carts'

/** Wix removes it in 2027. It has no subtotal. */
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

const CURRENT_CART_PATH = '/_api/ecom-cart/v2/carts/current'
const add = (catalogItems: WireItem[]): [string, object] => [`${CURRENT_CART_PATH}/add-line-items`, { catalogItems }]

/** Adding creates the cart where there is none. */
export const v2: CartApi = {
  current: CURRENT_CART_PATH,
  create: add,
  add: (_, items) => add(items),
  decode: (cart) => {
    const { businessInfo, currency, customerInfo } = cart
    const code = currency ?? object(businessInfo).currencyCode ?? object(customerInfo).currencyCode
    return decodeCart(cart, code, ({ catalogReference, price, pricing, quantity, quantityInfo, source }) => {
      const { totalPrice, unitPrice } = object(pricing)
      return {
        reference: catalogReference ?? object(source).catalogReference,
        quantity: object(quantityInfo).confirmedQuantity ?? quantity,
        price: amountOf(unitPrice ?? price),
        total: amountOf(totalPrice),
      }
    })
  },
}
