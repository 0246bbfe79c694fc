/** Popup file: triggers, that is when a popup shows. */
import * as v from 'valibot'
import type { Triggers } from '../../shared/model/popup'
import { CART_COMPARISONS, CART_EVENTS, type CartSetting } from '../../shared/model/targeting'
import { suggestion } from './suggest'
import { flag, keyed, listOf, number, oneOf, seconds, textOf, whole } from './values'

const times = whole('a whole number, 1 to 1000', 1, 1000)

/** Events that compare an amount. */
const hasAmount = (event: CartSetting['event']): boolean => event === 'cart_item' || event === 'cart_value'

/** Keywords allowed instead of a list of products. */
const PRODUCT_KEYWORDS = ['any_product', 'empty_cart'] as const

const Cart = v.pipe(
  keyed({
    event: oneOf(CART_EVENTS),
    comparison: v.optional(oneOf(CART_COMPARISONS)),
    amount: v.optional(number('a number, 0 to 1000000000', 0, 1_000_000_000)),
    products: v.optional(
      v.union(
        [oneOf(PRODUCT_KEYWORDS), listOf(textOf(100), 'products', 100)],
        ({ input }) => `must be any_product, empty_cart or a list of product ids${suggestion(input, PRODUCT_KEYWORDS)}`,
      ),
    ),
  }),
  v.partialCheck(
    [['event'], ['amount'], ['products']],
    ({ event, amount, products }) => !hasAmount(event) || amount !== undefined || products === 'empty_cart',
    'must have an amount with cart_item and cart_value',
  ),
  v.partialCheck(
    [['event'], ['amount'], ['comparison']],
    ({ event, amount, comparison }) => hasAmount(event) || (amount === undefined && comparison === undefined),
    'must have no amount and no comparison with added_product and removed_product',
  ),
  v.partialCheck(
    [['event'], ['amount']],
    ({ event, amount = 0 }) => event !== 'cart_item' || Number.isInteger(amount),
    'must have a whole number of items with cart_item',
  ),
)

const Written = keyed({
  exitIntent: v.optional(flag),
  exitIntentMobile: v.optional(v.union([v.boolean(), v.literal('back')], 'must be true, false or "back"')),
  timeDelay: v.optional(seconds),
  sessionDelay: v.optional(seconds),
  scrollPercent: v.optional(number('a percentage, 0 to 100', 0, 100)),
  // Not `pixels`: a page may be longer than any popup is wide.
  scrollPixel: v.optional(number('a number of pixels, 0 to 100000', 0, 100_000)),
  pageClicks: v.optional(times),
  // The stored trail has at most 30 pages.
  pagesVisited: v.optional(whole('a whole number, 1 to 30', 1, 30)),
  inactivity: v.optional(number('a number of seconds, 1 to 86400', 1, 86_400)),
  cart: v.optional(Cart),
  autopilot: v.optional(flag),
})

/** `false` means off; a trigger that is off has no key. */
export const TriggersFile = v.pipe(
  Written,
  v.transform(
    (written) => Object.fromEntries(Object.entries(written).filter(([, setting]) => setting !== false)) as Triggers,
  ),
)
