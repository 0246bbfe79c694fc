import { OrderedProductsForm } from '../../shared/wire/server/products'
import { DONE } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import type { Route } from '../http/route'
import { pageHost } from '../page-host'
import { Refusal } from '../refusal'
import type { Services } from '../shop/tools'
import { type Choice, visitorOf } from '../store/choices'
import { announcedCart } from '../webhooks/wanted'
import { siteListing, siteOf } from './lookup'

export const mustNameVisitor = (given: Choice): void => {
  if (!visitorOf(given)) throw new Refusal(400, 'client_id must name the visitor', { field: 'client_id' })
}

/** Stores what a visitor looks at, has in the cart, or has ordered. The site is named, or found by the page's domain. */
export const orderedProducts: Route<Services> = {
  method: 'POST',
  path: '/api/display/wix/save-ordered-products',
  counts: 'report',
  async handle(c, services) {
    const given = await readBody(c, OrderedProductsForm)
    mustNameVisitor(given)
    const { key } = given.site ? await siteOf(given.site, services) : await siteListing(pageHost(c), services)
    const { choices } = services.store
    await (given.source === 'order'
      ? choices.ordered(key, given)
      : choices.left(key, { ...given, source: given.source, ...(await announcedCart(key, given.source, services)) }))
    return c.json(DONE)
  },
}
