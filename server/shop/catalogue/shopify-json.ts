/** A Shopify store's products.json: the public one, or the answer of the Admin API. */
import * as v from 'valibot'
import { object } from '../../../shared/values/names'
import { fractionDigits } from '../../../shared/wire/server/products'
import { storable } from '../../../shared/wire/server/text'
import { parseJsonc } from '../../files/jsonc'
import { partOf } from '../../files/values'
import { addressIfAny } from './address'
import { absolute, type Catalogue, type Missing, productUrl } from './catalogue'
import { duplicates } from './duplicates'
import { discountOf, isPrecise, isPrice, minorUnits, PRICE, precision } from './money'
import { plainText } from './plain-text'

const text = v.string('must be text')
const optional = v.nullish(text, '')
const required = v.pipe(text, v.minLength(1, 'must not be empty'))
const id = v.pipe(
  v.union([v.number(), required], 'must be an id'),
  v.transform(String),
  v.check(storable, 'must be plain text, without zero characters'),
)
const picture = v.nullish(partOf({ src: v.nullish(v.pipe(text, addressIfAny), '') }))

const priceIn = (currency: string) =>
  v.pipe(
    v.union([text, v.number()], PRICE),
    v.transform(String),
    v.check(isPrice, PRICE),
    v.check((amount) => !isPrice(amount) || isPrecise(Number(amount), currency), precision(currency)),
  )

const variantIn = (currency: string) => {
  const price = priceIn(currency)
  return partOf({
    id,
    title: optional,
    price,
    compare_at_price: v.nullish(v.union([v.literal(''), price], PRICE), ''),
    available: v.nullish(v.boolean('must be true or false')),
    inventory_quantity: v.nullish(v.number('must be a number')),
    inventory_policy: optional,
    inventory_management: v.nullish(text),
  })
}

const productIn = (currency: string) =>
  partOf({
    id,
    title: required,
    handle: required,
    body_html: optional,
    product_type: optional,
    created_at: optional,
    tags: v.nullish(v.union([text, v.array(text)], 'must be a list of tags'), ''),
    variants: v.pipe(v.array(variantIn(currency), 'must be a list of variants'), v.minLength(1, 'must have a variant')),
    images: v.nullish(v.array(picture, 'must be a list of images'), []),
    image: picture,
  })

/** Drafts and archived products are left out, so it does not matter what is wrong with them. */
const isOffered = (input: unknown): boolean => /^(active)?$/.test(`${object(input).status ?? ''}`)

const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

const fileIn = (currency: string) => {
  const product = productIn(currency)
  const offered = v.lazy((input) => (isOffered(input) ? product : ignored))
  return partOf({ products: v.array(offered, 'must be a list of products') })
}

type ShopifyProduct = v.InferOutput<ReturnType<typeof productIn>>
type ShopifyVariant = ShopifyProduct['variants'][number]

/** Number in stock; undefined if the shop does not track it, or goes on selling at 0. */
const quantityOf = (variant: ShopifyVariant): number | undefined => {
  const { available, inventory_quantity, inventory_policy, inventory_management } = variant
  if (available === false) return 0
  // null, rather than absent: the store does not track it.
  if (available || inventory_policy === 'continue' || inventory_management === null) return
  return typeof inventory_quantity === 'number' ? Math.max(0, inventory_quantity) : undefined
}

const toVariant = (variant: ShopifyVariant, digits: number) => {
  const amount = minorUnits(variant.price, digits)
  return {
    id: variant.id,
    title: variant.title,
    price: amount,
    ...discountOf(amount, minorUnits(variant.compare_at_price, digits)),
    quantity: quantityOf(variant),
  }
}

const tagsOf = ({ tags }: ShopifyProduct): string[] =>
  (typeof tags === 'string' ? tags.split(',') : tags).map((tag) => tag.trim())

const toProduct = (product: ShopifyProduct, { shop }: Missing, digits: number) => {
  const variants = product.variants.map((variant) => toVariant(variant, digits))
  const created = Date.parse(product.created_at)
  const [first] = variants
  return {
    id: product.id,
    title: product.title,
    description: plainText(product.body_html),
    url: productUrl(shop, product.handle),
    image: absolute(product.images.find((image) => image?.src)?.src ?? product.image?.src ?? ''),
    price: first?.price ?? 0,
    compareAtPrice: first?.compareAtPrice,
    variants,
    collections: [product.product_type, ...tagsOf(product)].filter(Boolean),
    ...(!Number.isNaN(created) && { createdAt: created }),
  }
}

/** True if a JSON file is a store's and not ours. */
export const isShopifyJson = (content: string): boolean => /"(handle|body_html|product_type)"\s*:/.test(content)

export const readShopifyJson = (file: string, content: string, missing: Missing): Catalogue => {
  const { currency } = missing
  const digits = fractionDigits(currency)
  return parseJsonc(file, content, {
    schema: fileIn(currency),
    examine: ({ products }) => duplicates(products),
    use: ({ products }) => ({
      currency,
      products: products.flatMap((product) => (product ? toProduct(product, missing, digits) : [])),
    }),
  })
}
