import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { WebhookServices } from '../events/announced'
import type { Reports } from './queries'
import type { SegmentServices } from './segment'

/** What the calls of this room use. */
export interface Services extends SegmentServices {
  cache: SiteCache
  store: WebhookServices['store'] & Pick<Signing, 'signer'> & { reports: Reports }
}
