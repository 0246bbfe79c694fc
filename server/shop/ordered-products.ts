import type { Context } from 'hono'
import { OrderedProductsForm } from '../../shared/wire/server/products'
import { DONE } from '../../shared/wire/server/reports'
import { siteListing, siteOf } from '../cache/lookup'
import { announcedCart } from '../events/webhook-interest'
import { readBody } from '../http/body'
import { asksForPrivacy, asMayBeKept } from '../http/privacy'
import type { Route } from '../http/route'
import { invalid } from '../lib/invalid'
import { pageHost } from '../sites/page-host'
import { type Choice, visitorOf } from './choices'
import type { Services } from './services'

/** undefined: the visitor asks for privacy and has no account in the store, so there is nobody to keep it for. */
export const choiceAsMayBeKept = <T extends Choice>(c: Context, choice: T): T | undefined => {
  const storable = asMayBeKept(c, choice)
  if (visitorOf(storable)) return storable
  if (asksForPrivacy(c)) return
  throw invalid('client_id must name the visitor', { path: ['client_id'] })
}

/** Stores what a visitor looks at, has in the cart, or has ordered. The site is named, or found by the page's domain. */
export const orderedProducts: Route<Services> = {
  method: 'POST',
  path: '/api/display/wix/save-ordered-products',
  counts: 'report',
  async handle(c, services) {
    const form = await readBody(c, OrderedProductsForm)
    const choice = choiceAsMayBeKept(c, form)
    if (!choice) return c.json(DONE)
    const { key } = form.site ? await siteOf(form.site, services) : await siteListing(pageHost(c), services)
    const { choices } = services.store
    await (choice.source === 'order'
      ? choices.ordered(key, choice)
      : choices.storeAbandoned(key, {
          ...choice,
          source: choice.source,
          ...(await announcedCart(key, choice.source, services)),
        }))
    return c.json(DONE)
  },
}
