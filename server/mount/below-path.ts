/**
 * Sites of applications beside the server name addresses from the root of a host, as platforms do. Where visitors have the
 * server below a path, its answers for these sites have the path put before them.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { PLATFORMS } from '../../shared/wire/server/products'
import type { SiteCache } from '../cache/site-cache'
import { pathOf } from '../http/address/public-url'
import type { Caller } from '../http/caller'
import type { Answer, HotRoute } from '../http/route'
import { param } from '../http/route'
import { recommendationPath, siteShowing } from '../shop/recommendation'
import type { Services as ShopServices } from '../shop/services'
import type { Mounted } from './mounted-applications'

interface Services {
  caller: Caller
  cache: Pick<SiteCache, 'popup'>
}

/** Calls whose answers have what an owner has written. */
const ANSWERS = /^\/api\/display\/(:site_key|click\/|template\/)/

const UNPACKED = {
  '': (body: Uint8Array) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

const textOf = ({ body, encoding = '' }: Answer): string =>
  typeof body === 'string' ? body : Buffer.from(UNPACKED[encoding](body)).toString()

/** The site that a display call names, or that its popup belongs to; '' for designs of the library. */
const siteOf = async (c: Context, { cache }: Services): Promise<string> =>
  c.req.param('site_key') ?? (await cache.popup(param(c, 'poptin_id')))?.siteKey ?? ''

export const hotBelowPath =
  <S extends Services>({ belowPath, sites }: Pick<Mounted, 'belowPath' | 'sites'>) =>
  (route: HotRoute<S>): HotRoute<S> => {
    if (!ANSWERS.test(route.path)) return route
    const hot: HotRoute<S>['hot'] = async (c, services) => {
      const answer = await route.hot(c, services)
      const path = pathOf(services.caller.base(c))
      if (!path || answer instanceof Response) return answer
      const site = await siteOf(c, services)
      // Answers of other sites stay compressed as they are.
      if (!sites.some(({ key }) => key === site)) return answer
      const { headers } = answer
      return { body: belowPath(site, textOf(answer), path), ...(headers && { headers }) }
    }
    return { ...route, hot }
  }

/** The same for products, whose links a store has in its catalogue. Before the routes. */
export const productsBelowPath = (
  app: Hono,
  { belowPath }: Pick<Mounted, 'belowPath'>,
  services: ShopServices,
): void => {
  for (const platform of PLATFORMS)
    app.use(recommendationPath(platform), async (c, next) => {
      await next()
      const path = pathOf(services.caller.base(c))
      if (!path || !c.res.ok) return
      const { key } = await siteShowing(c, platform, services)
      c.res = new Response(belowPath(key, await c.res.text(), path), c.res)
    })
}
