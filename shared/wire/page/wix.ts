/**
 * POST {host}/api/display/wix/save-ordered-products (specification, section 7). `site`, the cart's value and its currency
 * are fields of our own.
 */
import type { LookedAt } from '../../page/model/store'

/** Products that a visitor looks at, has in the cart, or has ordered. */
type ProductSource = 'browse_abandonment' | 'cart_abandonment' | 'orders'

export interface ToldProducts {
  site: string
  clientId: string
  customer: string
  products: LookedAt[]
  source: ProductSource
  /** Value of the cart, in the main unit of the currency; '' if it is not known. */
  total: string
  currency: string
}

/** The server takes no more products at once. */
const MAX_PRODUCTS = 100

export const orderedProductsUrl = (host: string): string => `${host}/api/display/wix/save-ordered-products`

export const orderedProductsForm = (report: ToldProducts): URLSearchParams => {
  const { clientId, currency, customer, products, site, source, total } = report
  const form = new URLSearchParams({
    site,
    client_id: clientId,
    customer_id: customer,
    source_table: source,
    total_cart_value: total,
    currency,
  })
  products.slice(0, MAX_PRODUCTS).forEach(({ category, id, name }, index) => {
    const product = { product_id: id, product_name: name, category }
    for (const [member, value] of Object.entries(product)) form.set(`products[${index}][${member}]`, value)
  })
  return form
}
