import type { SiteCache } from '../known'
import type { SegmentServices } from '../segment'
import type { Conversions } from '../store/conversions'
import type { Signing } from '../store/signing'
import type { WebhookServices } from '../webhooks/wanted'

/** What keeping a lead uses. */
export interface LeadServices {
  cache: SiteCache
  store: WebhookServices['store'] & Pick<Signing, 'signer'> & { conversions: Pick<Conversions, 'add'> }
}

/** What the call that brings a lead uses. */
export interface Services extends LeadServices, SegmentServices {}
