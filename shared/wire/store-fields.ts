/**
 * The fields of the display request about the store (specification, section 7), and one of our own: the products that
 * the visitor looked at last. They are kept as texts in this order, so that the loader only has to name them.
 */
import type { Cart } from '../model/cart'

export const STORE_FIELDS =
  'wix_cart_id cart_total_items cart_total_price cart_products_ids_list cart_products_org_ids_list last_visited_products'

const joined = (ids: string[]): string => [...new Set(ids)].join()

/**
 * @param total the cart's value as the platform writes it
 * @param recent ids of the products looked at, the newest first
 * @param kept the fields so far, which say more of a cart that is not known on this page
 */
export const storeFields = (
  cart: Cart | undefined,
  total: string,
  recent: string[],
  kept: unknown[] = [],
): string[] => [
  ...(cart
    ? [
        ...[cart.id ?? '', `${cart.count}`, total],
        ...[joined(cart.lines.map(({ variant }) => variant)), joined(cart.lines.map(({ product }) => product))],
      ]
    : Array.from({ length: 5 }, (_, at) => `${kept[at] ?? ''}`)),
  joined(recent),
]
