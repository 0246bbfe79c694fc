/** The store's own calls: https://shopify.dev/docs/api/ajax/reference/cart */

import type { Item } from '../../../shared/page/model/store'
import { reportRejection } from '../../../shared/page/platform/dom'
import { minorUnitsOf } from '../../../shared/page/platform/money'
import { json, ok } from '../../../shared/page/platform/send'
import { storeSend } from '../../../shared/page/platform/store-send'
import type { Cart, CartLine } from '../../../shared/page/visit/cart'
import { object } from '../../../shared/values/names'
import { root } from './globals'
import { OWN_QUERY } from './is-change'

/** The store writes hundredths of the main unit in every currency: 1000 yen are 100000. */
const MINOR_UNITS_PER_MAIN = 100

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

/** Lines that cannot be read are left out. */
const decodeLine = (raw: unknown, minor: (amount: unknown) => number): CartLine[] => {
  const line = object(raw)
  const [variant, product] = [line.variant_id ?? line.id, line.product_id ?? '']
  if (!isCount(line.quantity) || !/^\d+,\d+$/.test(`${[variant, product]}`)) return []
  const paid = line.final_line_price ?? line.line_price
  return [
    {
      product: `${product}`,
      variant: `${variant}`,
      quantity: Number(line.quantity),
      price: isCount(paid) ? minor(paid) : 0,
      name: `${line.product_title ?? ''}`,
    },
  ]
}

const decodeCart = (raw: Record<string, unknown>): Cart | undefined => {
  const { currency, item_count, items, total_price } = raw
  if (typeof currency !== 'string' || !isCount(item_count) || !isCount(total_price) || !Array.isArray(items)) return
  const unit = minorUnitsOf(currency) / MINOR_UNITS_PER_MAIN
  const minor = (amount: unknown): number => Math.round(Number(amount) * unit)
  return {
    count: Number(item_count),
    value: minor(total_price),
    currency,
    // The store puts new lines first.
    lines: items.flatMap((line) => decodeLine(line, minor)),
  }
}

/** On the clock of `performance`; 0 if that failed. */
let requestCount = 0
/** When the cart was asked for last. */
export const lastAsked = (): number => requestCount

export const cart = async (): Promise<Cart> => {
  requestCount = performance.now()
  const answer = await storeSend(`${root()}cart.js`)
  const now = ok(answer) && decodeCart(json(answer))
  if (!now) {
    requestCount = 0
    throw new Error(`Cart Error: no cart (${answer.status})`)
  }
  return now
}

export const total = ({ currency, value }: Cart): string =>
  `${Math.round((value * MINOR_UNITS_PER_MAIN) / minorUnitsOf(currency))}`

export const add = async (items: Item[]): Promise<boolean> => {
  const body = { items: items.map(({ quantity, variant }) => ({ id: Number(variant), quantity })) }
  if (!body.items.every(({ id }) => id && isCount(id))) throw new Error('Cart Error: no variant')
  const answer = await storeSend(`${root()}cart/add.js${OWN_QUERY}`, { body })
  // A page is no answer: of a password, of a firewall, or where a redirect led.
  if (ok(answer) && Array.isArray(json(answer).items)) return true
  const error = new Error(`Cart Error: not added (${answer.status})`)
  if (answer.status !== 422) throw error
  // Sold out, or as many as there are in the cart already. The words of the answer change, so nobody reads them.
  reportRejection(Promise.reject(error))
  return false
}
