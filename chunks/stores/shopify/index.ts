/** Shopify: the adapter of the platform. */
import type { Page } from '../../../shared/model/page'
import { reportRejection } from '../../../shared/platform/dom'
import { createStore } from '../common/create-store'
import type * as Server from '../shopify-server'
import { add as addToCart, cart as readCart, total } from './cart'
import { consent } from './consent'
import { customer, product, root } from './globals'
import { imageAt as pictureAt } from './image-at'
import { watch } from './watch'

const server = (page: Page): Promise<typeof Server> => page.load('shopify-server')

export const { add, cart, cartUrl, imageAt, offers, run, thresholds } = createStore({
  name: 'shopify',
  cart: readCart,
  watch,
  add: addToCart,
  customer,
  product,
  consent,
  offers: async (products, currency, page) => (await server(page)).offers(products, currency),
  thresholds: async (page) => (await server(page)).thresholds(page),
  tell(page, facts) {
    // Most pages have nothing to report.
    if (facts.looked || facts.cart) reportRejection(server(page).then(({ tell }) => tell(page, facts)))
  },
  total,
  cartUrl: () => `${root()}cart`,
  imageAt: pictureAt,
})
