import type { Context } from 'hono'
import { encodeProducts, PLATFORMS, type Platform, RecommendationForm } from '../../shared/wire/server/products'
import { popupOf, siteOf } from '../cache/lookup'
import { readBody } from '../http/body'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { pageHost } from '../sites/page-host'
import type { Site } from '../sites/queries'
import type { Services } from './services'

/**
 * A design of the library belongs to no site. Its preview shows what the page's own site sells, or else the store on whose
 * page the gallery shows it.
 */
export const siteShowing = async (c: Context, platform: Platform, services: Services): Promise<Site> => {
  const id = param(c, 'poptin_id')
  if (!services.gallery?.file(id)) return siteOf((await popupOf(id, services)).siteKey, services)
  const [listed, another] = await services.store.sites.listing(pageHost(c))
  if (listed && !another) return listed
  const store = services.previewStores?.find((each) => each.platform === platform)
  return siteOf(store?.key ?? '', services)
}

export const recommendationPath = (platform: Platform) =>
  `/api/display/${platform}/product-recommendation/:poptin_id` as const

/** Products of the site's catalogue, in the store platform's format. */
const recommendation = (platform: Platform): Route<Services> => ({
  method: 'POST',
  path: recommendationPath(platform),
  async handle(c, services) {
    const request = await readBody(c, RecommendationForm)
    const site = await siteShowing(c, platform, services)
    const products = await services.store.recommendations.of(site.key, request)
    return c.json(encodeProducts(platform, products, site.currency))
  },
})

export const recommendations: Route<Services>[] = PLATFORMS.map(recommendation)
