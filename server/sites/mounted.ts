import type { Platform } from '../../shared/wire/server/products'

/** The parts of applications beside the server that calls use. */
export interface MountedSites {
  sites: {
    key: string
    /** The site's home page: of a shop, which has wisp.js, or of a site with wisp-site.js alone; absent: none. */
    home?: { kind: 'shop' | 'site'; path: string }
    /** The platform of the store that it emulates. */
    platform?: Platform
  }[]
  /** An answer of our server for a site; addresses that begin at the root of a host are put below the path. */
  belowPath(site: string, text: string, path: string): string
}
