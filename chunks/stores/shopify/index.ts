/** Shopify: the adapter of the platform. */
import type { Page } from '../../../shared/page/model/page'
import type { Offer, Threshold } from '../../../shared/page/model/store'
import { reportRejection } from '../../../shared/page/platform/dom'
import type { Adapter, StoreFacts } from '../store/adapter'
import { add, cart, total } from './cart'
import { consent } from './consent'
import { customer, product, root } from './globals'
import { watch } from './watch'

/** The store's own picture addresses take the width as a parameter. */
const imageAt = (address: string, width: number): string => {
  try {
    const url = new URL(address, location.href)
    const isOfShop = url.origin === location.origin && url.pathname.startsWith('/cdn/shop/')
    if (!isOfShop && url.hostname !== 'cdn.shopify.com') return address
    url.searchParams.set('width', `${Math.round(width)}`)
    return url.href
  } catch {
    return address
  }
}

interface ServerChunk {
  offers(products: unknown[], currency: string): Offer[]
  thresholds(page: Page): Promise<Threshold[]>
  tell(page: Page, facts: StoreFacts): Promise<void>
}

const server = (page: Page): Promise<ServerChunk> => page.load('shopify-server')

export const adapter: Adapter = {
  name: 'shopify',
  add,
  cart,
  consent,
  customer,
  product,
  total,
  watch,
  offers: async (products, currency, page) => (await server(page)).offers(products, currency),
  thresholds: async (page) => (await server(page)).thresholds(page),
  tell(page, facts) {
    // Most pages have nothing to report.
    if (facts.looked || facts.cart) reportRejection(server(page).then(({ tell }) => tell(page, facts)))
  },
  cartUrl: () => `${root()}cart`,
  imageAt,
}
