/** Finds facts that the server has not been told yet in this visit, so that each is told only once. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { LookedAt } from '../../../shared/page/model/store'
import { minorUnitsOf } from '../../../shared/page/platform/money'
import type { Storage } from '../../../shared/page/storage/storage'
import type { Cart } from '../../../shared/page/visit/cart'
import type { StoreFacts } from './adapter'

/** How many facts besides the cart a visit remembers as told. */
const MAX_FACTS = 50

/** How many products of a cart, and letters of their names, are told; the newest come first. */
const MAX_LENGTHS = { cart: 10, name: 30 }

interface News {
  kind: 'browse' | 'cart'
  products: LookedAt[]
  /** Value of the cart, in the main unit of its currency; '' if it is not known. */
  total: string
  currency: string
}

/** Remembers a fact as told; false if it was told before. `products`: those in the cart from now on. */
const remembers = (
  storage: Storage,
  name: string,
  { fact, products }: { fact?: string; products?: string },
): boolean => {
  // The entry has the cart in its first line, and each other fact in one of the next.
  const [cart = '', ...facts] = `${storage.get(`told.${name}`) ?? ''}`.split('\n')
  if (fact === undefined ? products === cart : facts.includes(fact)) return false
  const all = fact === undefined ? facts : [...facts, fact].slice(-MAX_FACTS)
  storage.set(`told.${name}`, [products ?? cart, ...all].join('\n'), LIFETIME.visit)
  return true
}

const productsOf = ({ lines }: Cart): LookedAt[] => {
  const products = lines.map(({ name = '', product }): [string, LookedAt] => [
    product,
    // By whole characters: the server refuses halves.
    { id: product, name: [...name].slice(0, MAX_LENGTHS.name).join(''), category: '' },
  ])
  return [...new Map(products).values()].slice(0, MAX_LENGTHS.cart)
}

/** The same products are told again once the customer is known. */
export const untold = (storage: Storage, name: string, { cart, customer, looked }: StoreFacts): News[] => {
  const currency = cart?.currency ?? ''
  const total = cart ? `${cart.value / minorUnitsOf(currency)}` : ''
  const news: News[] = []
  if (looked && remembers(storage, name, { fact: `${customer} ${looked.id}` }))
    news.push({ kind: 'browse', products: [looked], total, currency })
  // An empty cart is news only if it was not empty before.
  const cartText = cart?.lines.length
    ? `${customer} ${total} ${cart.lines.map((line) => [line.variant, line.quantity])}`
    : ''
  if (cart && remembers(storage, name, { products: cartText }))
    news.push({ kind: 'cart', products: productsOf(cart), total, currency })
  return news
}

/** True if an order of these products has not been told yet. */
export const isNewOrder = (storage: Storage, name: string, products: LookedAt[]): boolean =>
  remembers(storage, name, { fact: `order ${products.map(({ id }) => id)}` })
