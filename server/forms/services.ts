import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { WebhookServices } from '../events/webhook-interest'
import type { Intake } from '../http/intake/intake'
import type { Rate } from '../http/rate'
import type { Repeats } from '../leads/repeats'
import type { Submissions } from '../leads/submissions'
import type { Log } from '../lib/log'
import type { ConsentTexts } from '../popups/consents'
import type { SegmentServices } from '../reports/segment'
import type { ContactForms } from './queries'

/** The services that the calls of this folder use. */
export interface Services extends SegmentServices {
  intake: Intake
  cache: SiteCache
  log: Log
  /** Rate of what comes in by contact forms, by form and network. */
  submissions: Rate
  store: WebhookServices['store'] &
    Pick<Signing, 'sign' | 'signer'> & {
      contactForms: Pick<ContactForms, 'find'>
      repeats: Pick<Repeats, 'idOf'>
      consents: ConsentTexts
      submissions: Pick<Submissions, 'add' | 'find' | 'contentsOf'>
    }
}
