import { encodePriceRules } from '../../shared/wire/server/shopify'
import type { Route } from '../route'
import { param, siteOf } from './lookup'

/** The price rules in force. */
export const priceRules: Route = {
  method: 'GET',
  path: '/api/display/shopify/price-rules/:client_id',
  async handle(c, tools) {
    const { key } = await siteOf(param(c, 'client_id'), tools)
    return c.json(encodePriceRules(await tools.store.priceRules.inForce(key)))
  },
}
