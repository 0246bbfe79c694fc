/** Store calls (specification, section 7): products viewed or ordered, and recommended products. */
import * as v from 'valibot'
import { MAX_PRODUCTS } from '../../model/product-widget'
import { own } from '../../values/own'
import { cutTo, LooseId, Text, textUpTo } from './text'

/** Far more than a cart or a widget needs; each product becomes a row or a query parameter. */
const atMost = <T>() => v.maxLength<T[], number, string>(100, 'must have at most 100 products')

/** Maximum lengths in characters: names and categories are cut, ids refused. */
const Id = textUpTo(200)
const Name = cutTo(500)
const Category = cutTo(200)

const ChosenProduct = v.union(
  [
    v.object({ product_id: Id, product_name: Name, category: Category }),
    v.pipe(
      Id,
      v.transform((id) => ({ product_id: id, product_name: '', category: '' })),
    ),
  ],
  'must be a product or its id',
)

/** A product that a visitor looked at, put into the cart or ordered. */
export interface ChosenProduct {
  id: string
  /** '' if unknown. */
  name: string
  category: string
}

/** Without empty ids, and each product once. */
const chosen = (raw: v.InferOutput<typeof ChosenProduct>[]): ChosenProduct[] => [
  ...new Map(
    raw
      .filter(({ product_id }) => product_id)
      .map((row) => [row.product_id, { id: row.product_id, name: row.product_name, category: row.category }]),
  ).values(),
]

export const ChosenProducts = v.pipe(
  v.array(ChosenProduct, 'must be a list of products'),
  atMost(),
  v.transform(chosen),
)

/** Amount in the currency's major unit, such as 19.90; '' if missing. */
export const Amount = v.pipe(Text, v.regex(/^(\d{1,12}(\.\d{1,4})?)?$/, 'must be an amount like 19.90'))
export const Currency = v.pipe(Text, v.regex(/^([A-Z]{3})?$/, 'must be a currency code like EUR'))
export const CustomerId = textUpTo(200)
export const SiteKey = v.pipe(Text, v.regex(/^[\w-]{0,64}$/, 'must be the key of a site'))
export const PageUrl = cutTo(4_000)

const SOURCES: Record<string, 'cart' | 'browse'> = { browse_abandonment: 'browse', cart_abandonment: 'cart' }

/** `site`, `total_cart_value`, `currency` and `url` are our own fields. */
export const OrderedProductsForm = v.pipe(
  v.object({
    client_id: LooseId,
    customer_id: CustomerId,
    products: v.optional(ChosenProducts, []),
    source_table: Text,
    total_cart_value: Amount,
    currency: Currency,
    site: SiteKey,
    url: PageUrl,
  }),
  v.transform((raw) => ({
    site: raw.site,
    clientId: raw.client_id,
    customerId: raw.customer_id,
    source: own(SOURCES, raw.source_table) ?? ('order' as const),
    products: raw.products,
    value: raw.total_cart_value,
    currency: raw.currency,
    url: raw.url,
  })),
)

/** Ids are a list, JSON text, or separated by commas. */
const Ids = v.pipe(
  v.nullish(
    v.union(
      [
        v.array(Text),
        v.pipe(
          Text,
          // An id may have spaces inside, but none around it.
          v.transform((text) =>
            text
              .split(/[,[\]"]+/)
              .map((id) => id.trim())
              .filter(Boolean),
          ),
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
  v.transform((text) => (text === '' ? MAX_PRODUCTS : Number(text))),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.transform((count) => Math.min(count, MAX_PRODUCTS)),
)

export const RecommendationForm = v.pipe(
  v.object({ category: Text, products: Ids, limit: Count, count: Count }),
  v.transform((raw) => ({
    // Scripts that name products but no category want these products.
    category: raw.category || (raw.products.length ? 'manual' : 'popular'),
    ids: raw.products,
    count: Math.min(raw.limit, raw.count),
  })),
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
  compareAtPrice?: number | undefined
  /** Number in stock; absent: not tracked. */
  quantity?: number | undefined
  variants: {
    id: string
    title: string
    price: number
    compareAtPrice?: number | undefined
    quantity?: number | undefined
  }[]
  /** Names, handles or ids of the collections that it is in. */
  collections?: string[]
  /** Time at which the store added it, in milliseconds since 1970; absent: unknown. */
  createdAt?: number
}

/** True if none of its variants can be bought. */
export const isSoldOut = ({ quantity, variants }: Pick<Product, 'quantity' | 'variants'>): boolean =>
  quantity === 0 || (variants.length > 0 && variants.every((variant) => variant.quantity === 0))

/** One spelling for a collection's name, handle and id: "Summer Sale" and "summer-sale" are the same. */
export const collectionKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

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
    variants: (product.variants.length ? product.variants : [whole]).map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: amount(variant.price),
      presentment_prices: [{ price: { amount: amount(variant.price), currency_code: currency } }],
      compare_at_price: variant.compareAtPrice === undefined ? null : amount(variant.compareAtPrice),
      inventory_quantity: isSoldOut(product) ? 0 : (variant.quantity ?? null),
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
    inStock: !isSoldOut(product),
    hasVariants: product.variants.length > 0,
    variants: product.variants.map(({ id, title, price, compareAtPrice, quantity }) => ({
      id,
      title,
      price: amount(compareAtPrice ?? price),
      discountedPrice: amount(price),
      quantity: quantity ?? null,
      inStock: quantity !== 0,
    })),
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
