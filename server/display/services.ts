import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { Gallery } from '../gallery/gallery'
import type { Differences } from '../http/address/differences'
import type { Reports } from '../reports/queries'
import type { SegmentServices } from '../reports/segment'
import type { Figures } from '../results/figures'
import type { Packs } from './packs-for'

/** The services that the calls of this folder use. */
export interface Services extends SegmentServices {
  cache: SiteCache
  /** The library of designs, which can be looked at without a site; absent: there is none. */
  gallery?: Pick<Gallery, 'popup'> | undefined
  differences: Differences
  packs: Packs
  store: Pick<Signing, 'signer'> & { figures: Pick<Figures, 'used'>; reports: Pick<Reports, 'addMachine'> }
}
