import type { Intake } from '../intake/intake'
import type { Known } from '../known'
import type { Log } from '../log'
import type { Rate } from '../rate'
import type { SegmentTools } from '../segment'
import type { ContactForms } from '../store/contact-forms'
import type { Repeats } from '../store/repeats'
import type { Signing } from '../store/signing'
import type { Submissions } from '../store/submissions'
import type { AnnouncingTools } from '../webhooks/wanted'

/** What the calls of this room use. */
export interface Tools extends SegmentTools {
  intake: Intake
  known: Known
  log: Log
  /** Rate of what comes in by contact forms, by form and network. */
  submissions: Rate
  store: AnnouncingTools['store'] &
    Pick<Signing, 'sign'> & {
      contactForms: Pick<ContactForms, 'find'>
      repeats: Pick<Repeats, 'idOf'>
      submissions: Pick<Submissions, 'add' | 'find' | 'contentsOf'>
    }
}
