/** A catalogue file of our own format. Its prices are in major units (19.90, not 1990). */
import * as v from 'valibot'
import { fractionDigits } from '../../shared/wire/server/products'
import { storable } from '../../shared/wire/server/text'
import { parseJsonc } from '../popup-file/jsonc'
import type { FileProblem } from '../popup-file/problem'
import { keyed } from '../popup-file/values'
import type { Catalogue } from './catalogue'
import { isCurrency } from './money'

const text = v.string('must be text')
const required = v.pipe(text, v.minLength(1, 'must not be empty'))
const price = v.pipe(v.number('must be a price like 19.9'), v.minValue(0, 'must be 0 or more'))
const quantity = v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number')))
const money = { price, compareAtPrice: v.optional(price), quantity }

const id = v.pipe(required, v.check(storable, 'must be plain text, without zero characters'))
const date = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date like 2026-05-01'),
)

const CatalogueFile = keyed({
  currency: v.optional(v.pipe(text, v.check(isCurrency, 'must be a currency code like EUR')), 'USD'),
  products: v.array(
    keyed({
      id,
      title: required,
      description: v.optional(text, ''),
      url: required,
      image: v.optional(text, ''),
      ...money,
      collections: v.optional(v.array(required, 'must be a list of names'), []),
      createdAt: v.optional(date),
      variants: v.optional(v.array(keyed({ id, title: required, ...money }), 'must be a list'), []),
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

/** By the place of a product in the list. */
export const duplicates = (products: { id: string }[]): FileProblem[] => {
  const seen = new Set<string>()
  return products.flatMap(({ id }, index): FileProblem[] => {
    const twice = seen.has(id)
    seen.add(id)
    return twice ? [{ path: ['products', index, 'id'], message: `"${id}" is a duplicate` }] : []
  })
}

export const readOwnFile = (file: string, content: string): Catalogue =>
  parseJsonc(file, content, {
    schema: CatalogueFile,
    examine: ({ products }, sound) => (sound('products') ? duplicates(products) : []),
    use({ currency, products }) {
      const digits = fractionDigits(currency)
      return {
        currency,
        products: products.map(({ createdAt, ...product }) => ({
          ...inMinorUnits(product, digits),
          variants: product.variants.map((variant) => inMinorUnits(variant, digits)),
          ...(createdAt !== undefined && { createdAt: Date.parse(createdAt) }),
        })),
      }
    },
  })
