/** A catalogue file: the products that popups of a site may recommend. Prices are in major units there, as in a shop. */
import * as v from 'valibot'
import { fractionDigits, type Product } from '../shared/wire/server/products'
import { keyed, readJsonc } from './popup-file/jsonc'
import { problem } from './popup-file/problem'

const words = v.string('must be text')
const required = v.pipe(words, v.minLength(1, 'must not be empty'))
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
  currency: v.optional(v.pipe(words, v.check(isCurrency, 'must be a currency code like EUR')), 'USD'),
  products: v.array(
    keyed({
      id: required,
      title: required,
      description: v.optional(words, ''),
      url: required,
      image: v.optional(words, ''),
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

export const readCatalogue = (file: string): { currency: string; products: Product[] } =>
  readJsonc(file, CatalogueFile, ({ currency, products }) => {
    const digits = fractionDigits(currency)
    const ids = products.map(({ id }) => id)
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
    if (twice >= 0) throw problem(['products', twice, 'id'], `"${ids[twice]}" is there twice`)
    return {
      currency,
      products: products.map((product) => ({
        ...inMinorUnits(product, digits),
        variants: product.variants.map((variant) => inMinorUnits(variant, digits)),
      })),
    }
  })
