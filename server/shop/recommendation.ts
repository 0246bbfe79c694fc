import type { Context } from 'hono'
import { encodeProducts, PLATFORMS, type Platform, RecommendationForm } from '../../shared/wire/server/products'
import { popupOf, siteOf } from '../cache/lookup'
import { pathOf } from '../http/address/public-url'
import { readBody } from '../http/body'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { pageHost } from '../sites/page-host'
import type { Site } from '../sites/queries'
import type { Services } from './services'

/**
 * A design of the library belongs to no site. Its preview shows what the page's own site sells, or else the store that is
 * mounted, on whose page the gallery shows it.
 */
const siteShowing = async (c: Context, id: string, platform: Platform, services: Services): Promise<Site> => {
  if (!services.gallery?.file(id)) return siteOf((await popupOf(id, services)).siteKey, services)
  const [listed, another] = await services.store.sites.listing(pageHost(c))
  if (listed && !another) return listed
  const store = services.mounted?.sites.find((site) => site.platform === platform)
  return siteOf(store?.key ?? '', services)
}

/** Products of the site's catalogue, in the store platform's format. */
const recommendation = (platform: Platform): Route<Services> => ({
  method: 'POST',
  path: `/api/display/${platform}/product-recommendation/:poptin_id`,
  async handle(c, services) {
    const request = await readBody(c, RecommendationForm)
    const site = await siteShowing(c, param(c, 'poptin_id'), platform, services)
    const products = await services.store.recommendations.of(site.key, request)
    const text = JSON.stringify(encodeProducts(platform, products, site.currency))
    const body = services.mounted?.belowPath(site.key, text, pathOf(services.caller.base(c))) ?? text
    return c.body(body, 200, { 'Content-Type': 'application/json' })
  },
})

export const recommendations: Route<Services>[] = PLATFORMS.map(recommendation)
