/** What `cart/add`, `change`, `update` and `clear` do to the lines of a cart. */
import { list, object } from '../../../shared/values/names'
import { type Line, quantityIn, withQuantity } from '../carts'
import { type Found, findVariant } from '../piece'
import { keyOf } from './cart-json'
import { pieces } from './pieces'
import { Refused } from './refused'

/** As many as one line may have, so that no sum becomes inexact. */
const MAX_ITEMS = 1_000_000

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''

const quantityOf = (value: unknown, otherwise?: number): number => {
  const text = textOf(value)
  const quantity = text === '' && otherwise !== undefined ? otherwise : Number(text || Number.NaN)
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_ITEMS)
    throw new Refused(422, 'Quantity must be a whole number')
  return quantity
}

/** Refuses more than there is. */
const refuseMore = ({ piece, variant }: Found, total: number, cartQuantity: number): void => {
  const { stock = MAX_ITEMS } = variant
  if (total <= Math.max(cartQuantity, stock)) return
  if (!stock) throw new Refused(422, `The product '${piece.title}' is already sold out.`)
  if (cartQuantity >= stock) throw new Refused(422, `All ${stock} ${piece.title} are in your cart.`)
  throw new Refused(422, `You can only add ${stock} ${piece.title} to the cart.`)
}

const variantWith = (id: string): Found => {
  const match = findVariant(pieces, id)
  if (!match) throw new Refused(404, 'Cannot find variant')
  return match
}

const addOne = (lines: Line[], item: unknown): Line[] => {
  const { id, quantity } = object(item)
  const match = variantWith(textOf(id))
  const cartQuantity = quantityIn(lines, match.variant.id)
  const increment = quantityOf(quantity, 1)
  if (!increment) throw new Refused(422, 'Quantity must be 1 or more')
  refuseMore(match, cartQuantity + increment, cartQuantity)
  return withQuantity(lines, match.variant.id, cartQuantity + increment)
}

/** The items that an add names: a list, or the form's own one. */
export const wantedBy = (body: Record<string, unknown>): unknown[] => {
  const items = Array.isArray(body.items) ? list(body.items) : [body]
  if (!items.length || items.length > 50) throw new Refused(400, 'Required parameter missing or invalid: items')
  return items
}

/** All of them, or none. */
export const add = (lines: Line[], body: Record<string, unknown>): Line[] => wantedBy(body).reduce(addOne, lines)

/** A line is named by its number, by its variant or by its key. */
const variantOf = (lines: Line[], name: string): string | undefined =>
  lines.find(({ variant }) => variant === name || keyOf(variant) === name)?.variant

const setQuantity = (lines: Line[], variant: string, quantity: number): Line[] => {
  refuseMore(variantWith(variant), quantity, quantityIn(lines, variant))
  return withQuantity(lines, variant, quantity)
}

export const change = (lines: Line[], { id, line, quantity }: Record<string, unknown>): Line[] => {
  const variant = textOf(line) ? lines[Number(textOf(line)) - 1]?.variant : variantOf(lines, textOf(id))
  if (variant === undefined) throw new Refused(400, 'no valid id or line parameter', 'bad_request')
  return setQuantity(lines, variant, quantityOf(quantity, 1))
}

/** `updates` are quantities by variant or key, which may be new in the cart, or in the order of the lines. */
export const update = (lines: Line[], { updates }: Record<string, unknown>): Line[] => {
  const named: [string, unknown][] = Array.isArray(updates)
    ? updates.slice(0, lines.length).map((quantity, index) => [lines[index]?.variant ?? '', quantity])
    : Object.entries(object(updates)).slice(0, 50)
  return named.reduce(
    (now, [name, quantity]) => setQuantity(now, variantOf(now, name) ?? name, quantityOf(quantity)),
    lines,
  )
}

export const clear = (): Line[] => []
