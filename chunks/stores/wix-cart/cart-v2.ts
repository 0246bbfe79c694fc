/** Version 2 of the cart. Adding creates the cart where there is none. */

import { object } from '../../../shared/values/names'
import type { CartApi, WireItem } from './cart-api'
import { amountOf, decodeCart } from './cart-api'

const CURRENT_CART_PATH = '/_api/ecom-cart/v2/carts/current'

const add = (catalogItems: WireItem[]): [string, object] => [`${CURRENT_CART_PATH}/add-line-items`, { catalogItems }]

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
