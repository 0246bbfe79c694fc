/** A site without a platform: its own script has the cart and knows the product of the page. */
import type { Adapter } from '../store/adapter'
import { askForCart, askToAdd } from './cart'
import { decodeOffers } from './offers'
import { follow, product } from './viewed-product'

export const adapter: Adapter = {
  name: 'own-store',
  catalogue: 'shopify',
  follow,
  product,
  cart: async () => askForCart(),
  add: askToAdd,
  customer: () => '',
  offers: decodeOffers,
  cartUrl: () => '/cart',
  total: ({ value }) => `${value}`,
  imageAt: (address) => address,
}
