import { OrderedProductsForm } from '../../shared/wire/server/products'
import { DONE } from '../../shared/wire/server/reports'
import { siteListing, siteOf } from '../cache/lookup'
import { announcedCart } from '../events/announced'
import { readBody } from '../http/body'
import type { Route } from '../http/route'
import { invalid } from '../lib/invalid'
import { pageHost } from '../sites/page-host'
import { type Choice, visitorOf } from './choices'
import type { Services } from './services'

export const mustNameVisitor = (choice: Choice): void => {
  if (!visitorOf(choice)) throw invalid('client_id must name the visitor', { path: ['client_id'] })
}

/** Stores what a visitor looks at, has in the cart, or has ordered. The site is named, or found by the page's domain. */
export const orderedProducts: Route<Services> = {
  method: 'POST',
  path: '/api/display/wix/save-ordered-products',
  counts: 'report',
  async handle(c, services) {
    const form = await readBody(c, OrderedProductsForm)
    mustNameVisitor(form)
    const { key } = form.site ? await siteOf(form.site, services) : await siteListing(pageHost(c), services)
    const { choices } = services.store
    await (form.source === 'order'
      ? choices.ordered(key, form)
      : choices.left(key, { ...form, source: form.source, ...(await announcedCart(key, form.source, services)) }))
    return c.json(DONE)
  },
}
