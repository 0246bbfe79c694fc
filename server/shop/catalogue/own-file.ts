/** A catalogue file of our own format. Its prices are in major units (19.90, not 1990). */
import { findNodeAtLocation } from 'jsonc-parser'
import * as v from 'valibot'
import { object } from '../../../shared/values/names'
import { fractionDigits } from '../../../shared/wire/server/products'
import { storable } from '../../../shared/wire/server/text'
import { parseJsonc } from '../../files/jsonc'
import { parseText } from '../../files/syntax'
import { keyed } from '../../files/values'
import { address, addressIfAny } from './address'
import type { Catalogue, Missing } from './catalogue'
import { duplicates } from './duplicates'
import { discountOf, isCurrency, isPrecise, MAX_PRICE, precision } from './money'

const text = v.string('must be text')
const required = v.pipe(text, v.minLength(1, 'must not be empty'))
const quantity = v.exactOptional(v.pipe(v.number('must be a number'), v.integer('must be a whole number')))

const id = v.pipe(required, v.check(storable, 'must be plain text, without zero characters'))
const date = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date like 2026-05-01'),
)

interface Priced {
  price: number
  compareAtPrice?: number
}

/** Runs even if other keys have problems. */
const notBelowPrice = <T extends Priced>() =>
  v.rawCheck<T>(({ dataset: { value }, addIssue }) => {
    const { price, compareAtPrice } = object(value)
    if (typeof price !== 'number' || typeof compareAtPrice !== 'number' || compareAtPrice >= price) return
    const pathItem = {
      type: 'object',
      origin: 'value',
      input: value,
      key: 'compareAtPrice',
      value: compareAtPrice,
    } as const
    addIssue({
      message: 'must not be below the price',
      input: compareAtPrice,
      path: [pathItem as unknown as v.ObjectPathItem],
    })
  })

const moneyIn = (currency: string) => {
  const price = v.pipe(
    v.number('must be a price like 19.9'),
    v.minValue(0, 'must be 0 or more'),
    v.maxValue(MAX_PRICE, `must be ${MAX_PRICE} or less`),
    v.check((amount) => isPrecise(amount, currency), precision(currency)),
  )
  return { price, compareAtPrice: v.exactOptional(price), quantity }
}

const fileIn = (currency: string) => {
  const money = moneyIn(currency)
  const variant = v.pipe(keyed({ id, title: required, ...money }), notBelowPrice())
  const product = keyed({
    id,
    title: required,
    description: v.optional(text, ''),
    url: v.pipe(required, address),
    image: v.optional(v.pipe(text, addressIfAny), ''),
    ...money,
    collections: v.optional(v.array(required, 'must be a list of names'), []),
    createdAt: v.exactOptional(date),
    variants: v.optional(v.array(variant, 'must be a list'), []),
  })
  return keyed({
    currency: v.exactOptional(v.pipe(text, v.check(isCurrency, 'must be a currency code like EUR'))),
    products: v.array(v.pipe(product, notBelowPrice()), 'must be a list of products'),
  })
}

const inMinorUnits = <T extends Priced>({ compareAtPrice, ...rest }: T, digits: number) => {
  const minor = (amount: number): number => Math.round(amount * 10 ** digits)
  const price = minor(rest.price)
  return { ...rest, price, ...discountOf(price, minor(compareAtPrice ?? 0)) }
}

/** The decimals of prices depend on it. Undefined: none that is known. */
const currencyIn = (content: string): string | undefined => {
  const { root } = parseText(content)
  const named: unknown = root && findNodeAtLocation(root, ['currency'])?.value
  return typeof named === 'string' && isCurrency(named) ? named : undefined
}

export const readOwnFile = (file: string, content: string, missing: Missing): Catalogue => {
  const currency = currencyIn(content) ?? missing.currency
  const digits = fractionDigits(currency)
  return parseJsonc(file, content, {
    schema: fileIn(currency),
    examine: ({ products }) => duplicates(products),
    use: ({ products }) => ({
      currency,
      products: products.map(({ createdAt, ...product }) => ({
        ...inMinorUnits(product, digits),
        variants: product.variants.map((variant) => inMinorUnits(variant, digits)),
        ...(createdAt !== undefined && { createdAt: Date.parse(createdAt) }),
      })),
    }),
  })
}
