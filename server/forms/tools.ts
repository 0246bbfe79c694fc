import type { Intake } from '../intake/intake'
import type { SiteCache } from '../known'
import type { Log } from '../log'
import type { Rate } from '../rate'
import type { SegmentServices } from '../segment'
import type { ContactForms } from '../store/contact-forms'
import type { Repeats } from '../store/repeats'
import type { Signing } from '../store/signing'
import type { Submissions } from '../store/submissions'
import type { WebhookServices } from '../webhooks/wanted'

/** What the calls of this room use. */
export interface Services extends SegmentServices {
  intake: Intake
  cache: SiteCache
  log: Log
  /** Rate of what comes in by contact forms, by form and network. */
  submissions: Rate
  store: WebhookServices['store'] &
    Pick<Signing, 'sign'> & {
      contactForms: Pick<ContactForms, 'find'>
      repeats: Pick<Repeats, 'idOf'>
      submissions: Pick<Submissions, 'add' | 'find' | 'contentsOf'>
    }
}
