/** Products and visitors of a store, for tests. */
import { expect } from 'vitest'
import type { Product } from '../../shared/wire/server/products'

export const productOf = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  title: `Product ${id}`,
  description: '<b>Good</b>',
  url: `https://shop.example/products/product-${id}?ref=1`,
  image: `https://shop.example/${id}.jpg`,
  price: 1990,
  variants: [],
  ...more,
})

/** Query of the browse abandonment call. */
export const leftBy = (clientId: string, products: unknown, more: Record<string, string> = {}): string =>
  `/api/display/shopify/save-browse-abandonment?${new URLSearchParams({
    clientId: 'demo',
    client_id: clientId,
    products: typeof products === 'string' ? products : JSON.stringify(products),
    data_for: 'cart_abandonment',
    total_cart_value: '10.00',
    ...more,
  })}`

/** An answer in our error shape. */
export const refusal = (code: string, field?: string) => ({
  error: { code, message: expect.any(String), ...(field && { field }) },
})
