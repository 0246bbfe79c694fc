import { encodePriceRules } from '../../shared/wire/server/shopify'
import { siteOf } from '../cache/lookup'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { Services } from './services'

/** The price rules in force. */
export const priceRules: Route<Services> = {
  method: 'GET',
  path: '/api/display/shopify/price-rules/:client_id',
  async handle(c, services) {
    const { key } = await siteOf(param(c, 'client_id'), services)
    return c.json(encodePriceRules(await services.store.priceRules.inForce(key)))
  },
}
