import type { Differences } from '../address/differences'
import type { Gallery } from '../gallery/gallery'
import type { SiteCache } from '../known'
import type { SegmentServices } from '../segment'
import type { MountedSites } from '../sites/mounted'
import type { Figures } from '../store/figures'
import type { Signing } from '../store/signing'

/** What the calls of this room use. */
export interface Services extends SegmentServices {
  cache: SiteCache
  /** The library of designs, which can be looked at without a site; absent: there is none. */
  gallery?: Pick<Gallery, 'popup'> | undefined
  differences: Differences
  /** Applications beside the server; absent: it is alone. */
  mounted?: MountedSites | undefined
  store: Pick<Signing, 'signer'> & { figures: Pick<Figures, 'used'> }
}
