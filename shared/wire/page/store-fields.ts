/**
 * The fields of the display request about the store (specification, section 7), and one of our own: the products that
 * the visitor looked at last. They are kept as they are sent, so that the loader need not know them.
 */
import type { Cart } from '../../page/visit/cart'

/** The fields of a page without a store. `triggers` and `poptin_forms_id` are empty in every request, because our server does not need them. */
export const NO_STORE =
  'triggers=&poptin_forms_id=&wix_cart_id=&cart_total_items=&cart_total_price=&cart_products_ids_list=&cart_products_org_ids_list='

const joined = (ids: string[]): string => [...new Set(ids)].join()

/** @param total the cart's value as the platform writes it */
const cartFields = ({ count, id = '', lines }: Cart, total: string): Record<string, string> => ({
  wix_cart_id: id,
  cart_total_items: `${count}`,
  cart_total_price: total,
  cart_products_ids_list: joined(lines.map(({ variant }) => variant)),
  cart_products_org_ids_list: joined(lines.map(({ product }) => product)),
})

/**
 * @param storedFields the fields so far, which say more of a cart that is not known on this page
 * @param recent ids of the products looked at, the newest first
 */
export const storeFields = (storedFields: unknown, cart: Cart | undefined, total: string, recent: string[]): string => {
  const fields = new URLSearchParams(typeof storedFields === 'string' ? storedFields : NO_STORE)
  for (const [name, value] of Object.entries(cart ? cartFields(cart, total) : {})) fields.set(name, value)
  fields.set('last_visited_products', joined(recent))
  return `${fields}`
}
