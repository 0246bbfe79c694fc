/** The part that the two versions of Wix's cart have in common. */

import { toMinor } from '../../../shared/page/platform/money'
import type { Cart, CartLine } from '../../../shared/page/visit/cart'
import { list, object, text } from '../../../shared/values/names'

/** An item as both versions take it. */
export interface WireItem {
  quantity: number
  catalogReference: { appId: string; catalogItemId: string; options?: { variantId: string } }
}

type Raw = Record<string, unknown>
type Call = [path: string, body: object]

/** A version of the cart. */
export interface CartApi {
  /** GET: the visitor's cart. */
  current: string
  create(items: WireItem[]): Call
  add(cart: string, items: WireItem[]): Call
  decode(cart: Raw): Cart
}

/** The parts of a line, wherever a version keeps them. Amounts are decimal strings. */
interface LineParts {
  reference: unknown
  quantity: unknown
  /** The price of one item. */
  price: unknown
  /** The price of the whole line, in versions of the call that have it. */
  total?: unknown
}

/** The most of one product that a cart takes. */
export const MAX_QUANTITY = 100_000

export const amountOf = (money: unknown): unknown => object(money).amount

const lineOf = ({ price, quantity, reference, total }: LineParts, currency: string): CartLine[] => {
  const { catalogItemId, options } = object(reference)
  const { variantId } = object(options)
  const count = Math.min(Math.trunc(Number(text(quantity))), MAX_QUANTITY)
  const product = text(catalogItemId)
  if (!product || !(count > 0)) return []
  return [
    {
      product,
      // Zeros stand for a product that has no variants.
      variant: /[^0-]/.test(text(variantId)) ? text(variantId) : product,
      quantity: count,
      price: toMinor(total, currency) ?? (toMinor(price, currency) ?? 0) * count,
    },
  ]
}

/** `find` finds the parts of a line. */
export const decodeCart = ({ id, lineItems, subtotal }: Raw, code: unknown, find: (line: Raw) => LineParts): Cart => {
  const currency = text(code)
  // Wix appends what is added.
  const lines = list(lineItems)
    .flatMap((line) => lineOf(find(object(line)), currency))
    .reverse()
  const sum = (part: 'price' | 'quantity') => lines.reduce((total, line) => total + line[part], 0)
  return {
    count: sum('quantity'),
    value: toMinor(amountOf(subtotal), currency) ?? sum('price'),
    currency,
    lines,
    id: text(id),
  }
}
