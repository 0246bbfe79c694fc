import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { WebhookServices } from '../events/webhook-interest'
import type { Popups } from '../popups/queries'
import type { SegmentServices } from '../reports/segment'
import type { ConsentServices } from './consent-proof'
import type { Conversions } from './conversions'

/** The services that storing a lead uses. */
export interface LeadServices {
  cache: SiteCache
  store: WebhookServices['store'] &
    Pick<Signing, 'signer'> &
    ConsentServices['store'] & { conversions: Pick<Conversions, 'add'>; popups: Pick<Popups, 'noteLead'> }
}

/** The services that the conversion call uses. */
export interface Services extends LeadServices, SegmentServices {}
