/** What the calls do to the lines of a cart. */
import { list, object } from '../../../shared/values/names'
import { type Line, quantityIn, withQuantity } from '../carts'
import { type Found, findVariant } from '../piece'
import { lineIdOf, STORES_APP } from './cart-json'
import { pieces } from './pieces'
import { applicationError, violation } from './refused'

const MAX_ITEMS = 100_000

const quantityOf = (value: unknown, field: string, least = 1): number => {
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > MAX_ITEMS)
    throw violation(field, `must be between ${least} and ${MAX_ITEMS}`)
  return Number(value)
}

/** The variant that `options` names: by its id, or by the value of its one option. */
const variantOf = (item: string, options: Record<string, unknown>): Found | undefined => {
  const { variantId, options: chosen } = options
  if (typeof variantId === 'string') return findVariant(pieces, variantId)
  const piece = pieces.find(({ id }) => id === item)
  const [value] = Object.values(object(chosen))
  const variant = piece?.variants.find(({ title }, _, all) => all.length === 1 || title === value) ?? piece?.variants[0]
  return piece && variant && { piece, variant }
}

const refuseMore = ({ piece, variant: { stock = MAX_ITEMS } }: Found, total: number): void => {
  if (total <= stock) return
  const message = stock ? `only ${stock} of ${piece.title} left` : `${piece.title} is out of stock`
  throw applicationError(428, 'INSUFFICIENT_INVENTORY', message)
}

const addOne = (lines: Line[], raw: unknown, index: number, name: string): Line[] => {
  const { quantity, catalogReference } = object(raw)
  const { appId, catalogItemId, options } = object(catalogReference)
  const field = `${name}[${index}]`
  if (appId !== STORES_APP) throw violation(`${field}.catalogReference.appId`, 'must be the id of an installed catalog')
  const item = variantOf(`${catalogItemId}`, object(options))
  if (!item || item.piece.id !== catalogItemId)
    throw applicationError(404, 'ITEM_NOT_FOUND_IN_CATALOG', 'Item not found in catalog')
  const total = quantityIn(lines, item.variant.id) + quantityOf(quantity, `${field}.quantity`)
  refuseMore(item, total)
  return withQuantity(lines, item.variant.id, total)
}

/** `name`: of the list of items, which differs between the versions. */
export const add = (lines: Line[], items: unknown, name: string): Line[] => {
  const entries = list(items)
  if (!entries.length || entries.length > 100) throw violation(name, 'must have between 1 and 100 items')
  return entries.reduce((now: Line[], raw, index) => addOne(now, raw, index, name), lines)
}

const nameOf = (lines: Line[], id: unknown): string => {
  const line = lines.find(({ variant }) => lineIdOf(variant) === id)
  if (!line) throw applicationError(404, 'LINE_ITEM_NOT_FOUND', 'Line item not found')
  return line.variant
}

export const setQuantities = (lines: Line[], items: unknown): Line[] =>
  list(items).reduce((now: Line[], raw, index) => {
    const { id, quantity } = object(raw)
    const variant = nameOf(now, id)
    const total = quantityOf(quantity, `lineItems[${index}].quantity`, 0)
    const item = findVariant(pieces, variant)
    if (item) refuseMore(item, total)
    return withQuantity(now, variant, total)
  }, lines)

export const remove = (lines: Line[], ids: unknown): Line[] =>
  list(ids).reduce((now: Line[], id) => withQuantity(now, nameOf(now, id), 0), lines)
