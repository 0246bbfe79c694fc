/** The body of an abandoned cart's event. Read when it is due: by then the visitor may have left an address, or ordered. */

import { bodyOf } from '../events/body'
import type { LeftCart } from '../shop/abandoned-carts'

/** @param siteKey of its site @param at of the change after which nothing more happened */
export const cartBody = ({ id, products, value, currency, url, lead }: LeftCart, siteKey: string, at: number): string =>
  bodyOf({
    type: 'cart.abandoned',
    at,
    data: {
      site: siteKey,
      id,
      email: lead?.email ?? '',
      fields: lead?.fields ?? {},
      value,
      currency,
      url,
      products,
    },
  })
