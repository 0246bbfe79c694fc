/** The calls below `/_api/` that the site answers: the visitor's cart in both versions, and who is signed in. */
import { randomUUID } from 'node:crypto'
import type { Carts, KeptCart, Line } from '../carts'
import { cartV1, cartV2 } from './cart-json'
import { applicationError, Refused } from './refused'
import type { Identity } from './token'
import { add, remove, setQuantities } from './writes'

export interface Call {
  method: 'GET' | 'POST'
  /** Below `/_api/`. */
  path: string
  body: Record<string, unknown>
}

/** In the first version items are called lineItems, in the second catalogItems. */
const VERSIONS = {
  1: { items: 'lineItems', add: 'add-to-cart', encode: cartV1 },
  2: { items: 'catalogItems', add: 'add-line-items', encode: cartV2 },
} as const

type Version = (typeof VERSIONS)[keyof typeof VERSIONS]

const CART = /^ecom-cart\/v([12])\/carts(?:\/([\w-]+)(?:\/([\w-]+))?)?$/

const MEMBER = {
  id: '0a6c1f5e-77d0-4b7e-9f7c-3d2b1a0c9e81',
  loginEmail: 'ivy@windowsill.example',
  loginEmailVerified: true,
  status: 'APPROVED',
  profile: { nickname: 'Ivy', slug: 'ivy' },
}

const nothing = (): Refused => new Refused(404, 'Not Found')

/** The visitor's own cart, as `current` or by its id. Nobody reaches another's. */
const heldCart = (cart: KeptCart | undefined, id: string): KeptCart => {
  if (cart && (id === 'current' || id === cart.id)) return cart
  throw id === 'current'
    ? applicationError(404, 'OWNED_CART_NOT_FOUND', 'Cart not found')
    : applicationError(404, 'CART_NOT_FOUND', 'Cart not found')
}

const changed = (lines: Line[], action: string, body: Call['body'], version: Version): Line[] => {
  if (action === version.add) return add(lines, body[version.items], version.items)
  if (action === 'update-line-items-quantity') return setQuantities(lines, body.lineItems)
  if (action === 'remove-line-items') return remove(lines, body.lineItemIds)
  throw nothing()
}

const cartCall = ({ method, path, body }: Call, { visitor, removed }: Identity, carts: Carts): object => {
  const [, number, id, action] = CART.exec(path) ?? []
  if (number === '1' && removed) throw new Refused(removed, removed === 410 ? 'Gone' : 'Not Found')
  const version = VERSIONS[number === '2' ? 2 : 1]
  const owner = `wix ${visitor}`
  const storedCart = carts.find(owner)
  const save = (cart: KeptCart): object => {
    carts.keep(owner, cart)
    return { cart: version.encode(cart) }
  }
  if (method === 'GET') {
    if (!id || action) throw nothing()
    return { cart: version.encode(heldCart(storedCart, id)) }
  }
  if (!id) return save({ id: randomUUID(), lines: add([], body[version.items], version.items), note: '' })
  if (!action) throw nothing()
  // Adding to the current cart makes one.
  const isNew = !storedCart && id === 'current' && action === version.add
  const cart = isNew ? { id: randomUUID(), lines: [], note: '' } : heldCart(storedCart, id)
  return save({ ...cart, lines: changed(cart.lines, action, body, version) })
}

/** Throws a Refused. */
export const answer = (call: Call, identity: Identity | undefined, carts: Carts): object => {
  const isCart = CART.test(call.path)
  if (!isCart && call.path !== 'members/v1/members/my') throw nothing()
  if (!identity) throw new Refused(401, 'Unauthenticated')
  if (isCart) return cartCall(call, identity, carts)
  if (call.method === 'POST') throw nothing()
  if (!identity.member) throw new Refused(401, 'No member is signed in')
  return { member: MEMBER }
}
