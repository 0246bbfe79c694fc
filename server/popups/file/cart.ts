/** The settings of the cart trigger. */
import * as v from 'valibot'
import { CART_COMPARISONS, CART_EVENTS, type CartSetting } from '../../../shared/model/cart-setting'
import { suggestion } from '../../files/suggest'
import { keyed, listOf, number, oneOf, textOf } from '../../files/values'

/** True if the event has an amount to reach; the others fire at each change. */
const hasAmount = (event: CartSetting['event']): boolean => event === 'cart_item' || event === 'cart_value'

/** Accepted in place of a list of products. */
const ANY_OF_THEM = ['any_product', 'empty_cart'] as const

export const CartFile = v.pipe(
  keyed({
    event: oneOf(CART_EVENTS),
    comparison: v.exactOptional(oneOf(CART_COMPARISONS)),
    amount: v.exactOptional(number('a number, 0 to 1000000000', 0, 1_000_000_000)),
    products: v.exactOptional(
      v.union(
        [oneOf(ANY_OF_THEM), listOf(textOf(100), 'products', 100)],
        ({ input }) => `must be any_product, empty_cart or a list of product ids${suggestion(input, ANY_OF_THEM)}`,
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
