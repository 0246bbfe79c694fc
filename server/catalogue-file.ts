/**
 * A catalogue file: the products that a site's popups may recommend. Its prices are in major units (19.90, not 1990).
 */
import * as v from 'valibot'
import { fractionDigits, type Product } from '../shared/wire/server/products'
import { readJsonc } from './popup-file/jsonc'
import type { FileProblem } from './popup-file/problem'
import { keyed } from './popup-file/values'

const text = v.string('must be text')
const required = v.pipe(text, v.minLength(1, 'must not be empty'))
const price = v.pipe(v.number('must be a price like 19.9'), v.minValue(0, 'must be 0 or more'))
const quantity = v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number')))
const money = { price, compareAtPrice: v.optional(price), quantity }

const isCurrency = (code: string): boolean => {
  try {
    return Boolean(new Intl.NumberFormat('en', { style: 'currency', currency: code }))
  } catch {
    return false
  }
}

const CatalogueFile = keyed({
  currency: v.optional(v.pipe(text, v.check(isCurrency, 'must be a currency code like EUR')), 'USD'),
  products: v.array(
    keyed({
      id: required,
      title: required,
      description: v.optional(text, ''),
      url: required,
      image: v.optional(text, ''),
      ...money,
      variants: v.optional(v.array(keyed({ id: required, title: required, ...money }), 'must be a list'), []),
    }),
    'must be a list of products',
  ),
})

interface Priced {
  price: number
  compareAtPrice?: number
}

const inMinorUnits = <T extends Priced>(one: T, digits: number): T => {
  const minor = (amount: number): number => Math.round(amount * 10 ** digits)
  const { price: now, compareAtPrice: before } = one
  return { ...one, price: minor(now), ...(before !== undefined && { compareAtPrice: minor(before) }) }
}

type CatalogueFile = v.InferOutput<typeof CatalogueFile>

const duplicates = (products: CatalogueFile['products']): FileProblem[] =>
  products.flatMap(({ id }, index) =>
    products.findIndex((other) => other.id === id) < index
      ? [{ path: ['products', index, 'id'], message: `"${id}" is a duplicate` }]
      : [],
  )

export const readCatalogue = (file: string): { currency: string; products: Product[] } =>
  readJsonc(file, {
    schema: CatalogueFile,
    examine: ({ products }, sound) => (sound('products') ? duplicates(products) : []),
    use({ currency, products }) {
      const digits = fractionDigits(currency)
      return {
        currency,
        products: products.map((product) => ({
          ...inMinorUnits(product, digits),
          variants: product.variants.map((variant) => inMinorUnits(variant, digits)),
        })),
      }
    },
  })
