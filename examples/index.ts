/**
 * The applications that `wisp start` mounts beside the server: a shop, two stores that answer as platforms do, and a
 * marketing site. Each uses the server as anybody's site would.
 */
import type { Mounted } from '../server/mount/public'
import { pagesIn } from './built-page'
import { pagesSite } from './pages'
import { shopRoutes, shopSite } from './shop/index'
import { siteRoutes, studioSite } from './site/index'
import { putBelowPath } from './stores/below-path'
import { createCarts } from './stores/carts'
import { shopifyRoutes, shopifySite } from './stores/shopify/index'
import { wixRoutes, wixSite } from './stores/wix/index'

interface Folders {
  /** Folder of the built examples. */
  built: string
  /** Folder of the example popups, pages and forms. */
  files: string
}

export const createExamples = ({ built, files }: Folders): Mounted => {
  const read = pagesIn(built)
  const carts = createCarts()
  const stores = [shopifySite(files), wixSite(files)]
  const isStore = (site: string): boolean => stores.some(({ key }) => key === site)
  return {
    built,
    sites: [shopSite(files), ...stores, pagesSite(files), studioSite(files)],
    routes: [...shopRoutes(read), ...shopifyRoutes(read, carts), ...wixRoutes(read, carts), ...siteRoutes(read)],
    belowPath: (site, text, path) => (isStore(site) ? putBelowPath(text, path) : text),
  }
}
