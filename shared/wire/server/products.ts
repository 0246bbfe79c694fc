/** Store calls (specification, section 7): products viewed or ordered, and recommended products. */
import * as v from 'valibot'
import { LooseId, Text } from './text'

/** Far more than a cart or a widget needs; each product becomes a row or a query parameter. */
const atMost = <T>() => v.maxLength<T[], number, string>(100, 'must have at most 100 products')

const OrderedProduct = v.union(
  [
    v.object({ product_id: Text, product_name: Text, category: Text }),
    v.pipe(
      Text,
      v.transform((id) => ({ product_id: id, product_name: '', category: '' })),
    ),
  ],
  'must be a product or its id',
)

export const OrderedProductsForm = v.pipe(
  v.object({
    client_id: LooseId,
    customer_id: Text,
    products: v.optional(v.pipe(v.array(OrderedProduct, 'must be a list of products'), atMost()), []),
    source_table: Text,
  }),
  v.transform((raw) => ({
    clientId: raw.client_id,
    customerId: raw.customer_id,
    source: raw.source_table,
    products: raw.products.map((one) => ({ id: one.product_id, name: one.product_name, category: one.category })),
  })),
)

/** Maximum number of product cards (specification, section 9). */
const MOST = 3

/** Ids are a list, JSON text, or separated by commas. */
const Ids = v.pipe(
  v.nullish(
    v.union(
      [
        v.array(Text),
        v.pipe(
          Text,
          v.transform((text) => text.split(/[\s,[\]"]+/).filter(Boolean)),
        ),
      ],
      'must be a list of product ids',
    ),
    [],
  ),
  atMost(),
)

const Count = v.pipe(
  Text,
  v.transform((text) => (text === '' ? MOST : Number(text))),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.transform((count) => Math.min(count, MOST)),
)

export const RecommendationForm = v.pipe(
  v.object({ category: Text, products: Ids, limit: Count, count: Count }),
  v.transform((raw) => ({ category: raw.category, ids: raw.products, count: Math.min(raw.limit, raw.count) })),
)

/** A product in a site's catalogue. Prices are in minor units (cents). */
export interface Product {
  id: string
  title: string
  description: string
  url: string
  image: string
  price: number
  /** Price before the discount, if there is one. */
  compareAtPrice?: number
  /** Number in stock; absent: not tracked. */
  quantity?: number
  variants: { id: string; title: string; price: number; compareAtPrice?: number; quantity?: number }[]
}

/** Decimal digits of the currency: 2 for cents, 0 for yen (ISO 4217). */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const shopifyProduct = (product: Product, currency: string, digits: number) => {
  const amount = (minor: number): string => (minor / 10 ** digits).toFixed(digits)
  const whole = { ...product, title: 'Default Title' }
  return {
    id: product.id,
    title: product.title,
    body_html: product.description,
    handle: product.url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '',
    // Our own field: sites of their own have other addresses than Shopify's.
    url: product.url,
    image: { src: product.image },
    variants: (product.variants.length ? product.variants : [whole]).map((one) => ({
      id: one.id,
      title: one.title,
      price: amount(one.price),
      presentment_prices: [{ price: { amount: amount(one.price), currency_code: currency } }],
      compare_at_price: one.compareAtPrice === undefined ? null : amount(one.compareAtPrice),
      inventory_quantity: one.quantity ?? null,
    })),
  }
}

const wixProduct = (product: Product, currency: string, digits: number) => {
  const amount = (minor: number): number => minor / 10 ** digits
  return {
    id: product.id,
    name: product.title,
    description: product.description,
    imageUrl: product.image,
    productUrl: product.url,
    price: amount(product.compareAtPrice ?? product.price),
    discountedPrice: amount(product.price),
    currency,
    quantity: product.quantity ?? null,
    visible: true,
    inStock: product.quantity !== 0,
    hasVariants: product.variants.length > 0,
    variants: product.variants.map(({ id, title, price }) => ({ id, title, price: amount(price) })),
  }
}

const ENCODERS = { shopify: shopifyProduct, wix: wixProduct }
export type Platform = keyof typeof ENCODERS
export const PLATFORMS = Object.keys(ENCODERS) as Platform[]

export const encodeProducts = (platform: Platform, products: Product[], currency: string): Record<string, unknown> => {
  const digits = fractionDigits(currency)
  return {
    success: true,
    currency,
    data: { products: products.map((product) => ENCODERS[platform](product, currency, digits)) },
  }
}
