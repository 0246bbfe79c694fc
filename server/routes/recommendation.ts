import type { Context } from 'hono'
import { encodeProducts, PLATFORMS, type Platform, RecommendationForm } from '../../shared/wire/server/products'
import { readBody } from '../body'
import { belowPathOf } from '../demo-stores/below-path'
import { DEMO_STORES } from '../demo-stores/page'
import { param } from '../http/param'
import type { Route } from '../http/route'
import { pageHost } from '../page-host'
import type { Tools } from '../route'
import type { Site } from '../store/sites'
import { popupOf, siteOf } from './lookup'

/**
 * A design of the library belongs to no site. Its preview shows what the page's own site sells, or else the demo store, on
 * whose page the gallery shows it.
 */
const siteShowing = async (c: Context, id: string, platform: Platform, tools: Tools): Promise<Site> => {
  if (!tools.gallery?.file(id)) return siteOf((await popupOf(id, tools)).siteKey, tools)
  const [listed, another] = await tools.store.sites.listing(pageHost(c))
  return listed && !another ? listed : siteOf(DEMO_STORES[platform], tools)
}

/** Products of the site's catalogue, in the store platform's format. */
const recommendation = (platform: Platform): Route<Tools> => ({
  method: 'POST',
  path: `/api/display/${platform}/product-recommendation/:poptin_id`,
  async handle(c, tools) {
    const wanted = await readBody(c, RecommendationForm)
    const site = await siteShowing(c, param(c, 'poptin_id'), platform, tools)
    const products = await tools.store.recommendations.of(site.key, wanted)
    const tell = () => c.json(encodeProducts(platform, products, site.currency))
    return belowPathOf(site.key, tell)(c, tools)
  },
})

export const recommendations: Route<Tools>[] = PLATFORMS.map(recommendation)
