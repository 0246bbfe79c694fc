import type { SiteCache } from '../known'
import type { SegmentServices } from '../segment'
import type { Reports } from '../store/reports'
import type { Signing } from '../store/signing'
import type { WebhookServices } from '../webhooks/wanted'

/** What the calls of this room use. */
export interface Services extends SegmentServices {
  cache: SiteCache
  store: WebhookServices['store'] & Pick<Signing, 'signer'> & { reports: Reports }
}
