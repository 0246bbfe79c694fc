import type { Platform } from '../../shared/wire/server/products'

/** What calls need to know of the applications beside the server, if there are any. */
export interface MountedSites {
  sites: {
    key: string
    /** Where its home page is: of a shop, which has wisp.js, or of a site with wisp-site.js alone; absent: nowhere. */
    home?: { kind: 'shop' | 'site'; path: string }
    /** Whose store it emulates. */
    platform?: Platform
  }[]
  /** What our server says for a site, with addresses that begin at the root of a host put below a path. */
  belowPath(site: string, text: string, path: string): string
}
