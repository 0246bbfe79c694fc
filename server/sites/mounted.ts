import type { Platform } from '../../shared/wire/server/products'

/** What calls use of the applications beside the server. */
export interface MountedSites {
  sites: {
    key: string
    /** Where its home page is: of a shop, which has wisp.js, or of a site with wisp-site.js alone; absent: nowhere. */
    home?: { kind: 'shop' | 'site'; path: string }
    /** Whose store it emulates. */
    platform?: Platform
  }[]
  /** An answer of our server for a site; addresses that begin at the root of a host are put below the path. */
  belowPath(site: string, text: string, path: string): string
}
