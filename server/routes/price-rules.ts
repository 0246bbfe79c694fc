import { encodePriceRules } from '../../shared/wire/server/shopify'
import { param } from '../http/param'
import type { Route } from '../http/route'
import type { Tools } from '../shop/tools'
import { siteOf } from './lookup'

/** The price rules in force. */
export const priceRules: Route<Tools> = {
  method: 'GET',
  path: '/api/display/shopify/price-rules/:client_id',
  async handle(c, tools) {
    const { key } = await siteOf(param(c, 'client_id'), tools)
    return c.json(encodePriceRules(await tools.store.priceRules.inForce(key)))
  },
}
