/** POST {host}/api/display/wix/save-ordered-products (specification, section 7); `site` is our own field. */
import type { LookedAt } from '../model/store'

/** Products that a visitor looks at or has in the cart, or has ordered. */
export type ProductSource = 'browse_abandonment' | 'orders'

interface Told {
  site: string
  clientId: string
  customer: string
  products: LookedAt[]
  source: ProductSource
}

/** The server takes no more products at once. */
const MOST = 100

export const orderedProductsUrl = (host: string): string => `${host}/api/display/wix/save-ordered-products`

export const orderedProductsForm = ({ clientId, customer, products, site, source }: Told): URLSearchParams => {
  const form = new URLSearchParams({ site, client_id: clientId, customer_id: customer, source_table: source })
  for (const [at, { category, id, name }] of products.slice(0, MOST).entries()) {
    const product = { product_id: id, product_name: name, category }
    for (const [member, value] of Object.entries(product)) form.set(`products[${at}][${member}]`, value)
  }
  return form
}
