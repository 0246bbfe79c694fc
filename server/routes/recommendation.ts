import { encodeProducts, PLATFORMS, type Platform, RecommendationForm } from '../../shared/wire/server/products'
import { readBody } from '../body'
import type { Route } from '../route'
import { param, popupOf, siteOf } from './lookup'

/** Products of the site's catalogue, in the store platform's format. */
const recommendation = (platform: Platform): Route => ({
  method: 'POST',
  path: `/api/display/${platform}/product-recommendation/:poptin_id`,
  async handle(c, tools) {
    const wanted = await readBody(c, RecommendationForm)
    const popup = await popupOf(param(c, 'poptin_id'), tools)
    const site = await siteOf(popup.siteKey, tools)
    const products = await tools.store.recommendations.of(site.key, wanted)
    return c.json(encodeProducts(platform, products, site.currency))
  },
})

export const recommendations: Route[] = PLATFORMS.map(recommendation)
