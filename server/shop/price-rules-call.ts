/** What a shop asks for its price rules: the client id by which they are found, and the rules. */
import { ClientIdQuery, encodeClientId, encodePriceRules } from '../../shared/wire/server/shopify'
import { siteListing, siteOf } from '../cache/lookup'
import { check } from '../http/body'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { hostname, lists } from '../sites/page-host'
import type { Services } from './services'

export const clientId: Route<Services> = {
  method: 'GET',
  path: '/api/display/shopify/client-id',
  async handle(c, services) {
    const { shop, site: key } = check(ClientIdQuery, c.req.query())
    const host = hostname(shop)
    const site = key ? await siteOf(key, services) : await siteListing(host, services)
    if (!lists(site, host)) throw new Refusal(404, 'The site does not list this shop', { field: 'shop' })
    return c.json(encodeClientId(site.key))
  },
}

/** The price rules in force. */
export const priceRules: Route<Services> = {
  method: 'GET',
  path: '/api/display/shopify/price-rules/:client_id',
  async handle(c, services) {
    const { key } = await siteOf(param(c, 'client_id'), services)
    return c.json(encodePriceRules(await services.store.priceRules.inForce(key)))
  },
}
