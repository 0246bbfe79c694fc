/** The visitor's cart, in whichever version the site has. */

import type { Item } from '../../../shared/page/model/store'
import { reportRejection } from '../../../shared/page/platform/dom'
import { json, ok } from '../../../shared/page/platform/send'
import type { StoreAnswer } from '../../../shared/page/platform/store-send'
import type { Cart } from '../../../shared/page/visit/cart'
import { object, text } from '../../../shared/values/names'
import { MAX_QUANTITY, type WireItem } from './cart-api'
import { v1, v2 } from './cart-versions'
import { failureOf } from './failure'

/** The app of Wix's own shop. */
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const EMPTY_CART: Cart = { count: 0, value: 0, currency: '', lines: [] }

/** GET, or POST if there is a body. Rejects only without a token. */
type Call = (path: string, body?: object) => Promise<StoreAnswer>

let api = v1

/** A missing cart has a code of its own; a 404 without it comes from a version that is no more. */
const isRemoved = (answer: StoreAnswer): boolean =>
  answer.status === 404 ? !answer.text.includes('CART_NOT_FOUND') : [410, 428].includes(answer.status)

/** Undefined if the answer is no cart. */
const decode = (answer: StoreAnswer): Cart | undefined => {
  const cart = object(json(answer).cart)
  return ok(answer) && text(cart.id) ? api.decode(cart) : undefined
}

/** An empty cart without an id if there is none. */
export const readCart = async (call: Call): Promise<Cart> => {
  let answer = await call(api.current)
  if (api === v1 && isRemoved(answer)) {
    api = v2
    answer = await call(api.current)
  }
  if (answer.status === 404) return EMPTY_CART
  const cart = decode(answer)
  if (!cart) throw new Error('Error getting current cart', { cause: failureOf(answer) })
  return cart
}

const wireItem = ({ product, quantity, variant }: Item): WireItem => ({
  quantity: Math.min(Math.max(1, Math.trunc(quantity) || 1), MAX_QUANTITY),
  catalogReference: {
    appId: STORES_APP_ID,
    catalogItemId: product,
    ...(variant !== product && { options: { variantId: variant } }),
  },
})

const quantityHeld = ({ lines }: Cart, { product, variant }: Item): number =>
  lines
    .filter((line) => line.product === product && (variant === product || line.variant === variant))
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** False if the store refused: by its own error, or by an answer without the items. */
export const addToCart = async (call: Call, items: Item[]): Promise<boolean> => {
  const before = await readCart(call)
  const wire = items.map(wireItem)
  const answer = await call(...(before.id ? api.add(before.id, wire) : api.create(wire)))
  const now = decode(answer)
  if (now) return items.every((item) => quantityHeld(now, item) > quantityHeld(before, item))
  const failure = failureOf(answer)
  if (![400, 409, 422, 428].includes(answer.status) || !answer.text.includes('"applicationError"')) throw failure
  reportRejection(Promise.reject(failure))
  return false
}
