import { DONE } from '../../shared/wire/server/reports'
import { AbandonmentQuery } from '../../shared/wire/server/shopify'
import { siteOf } from '../cache/lookup'
import { announcedCart } from '../events/webhook-interest'
import { check } from '../http/body'
import type { Route } from '../http/route'
import { choiceAsMayBeKept } from './ordered-products'
import type { Services } from './services'

/**
 * Stores the products that a visitor looks at, or has in the cart. The specification makes it a GET although it writes.
 */
export const abandonment: Route<Services> = {
  method: 'GET',
  path: '/api/display/shopify/save-browse-abandonment',
  counts: 'report',
  async handle(c, services) {
    const query = choiceAsMayBeKept(c, check(AbandonmentQuery, c.req.query()))
    if (!query) return c.json(DONE)
    const { key } = await siteOf(query.site, services)
    await services.store.choices.storeAbandoned(key, {
      ...query,
      ...(await announcedCart(key, query.source, services)),
    })
    return c.json(DONE)
  },
}
