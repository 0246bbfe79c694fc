import type { ListingServices } from '../cache/lookup'
import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { WebhookServices } from '../events/webhook-interest'
import type { Reports } from './queries'
import type { SegmentServices } from './segment'

/** The services that the calls of this folder use. */
export interface Services extends SegmentServices {
  cache: SiteCache
  store: WebhookServices['store'] & Pick<Signing, 'signer'> & { reports: Reports } & ListingServices['store']
}
