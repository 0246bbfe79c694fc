import * as LIFETIME from '../../model/lifetime'
import type { Popup } from '../../model/popup'
import type { Page } from '../model/page'
import { LEAD_PREFIX } from '../storage/records'
import type { Lead } from '../visit/lead'
import { type VisitSource, visitOf } from './visit-of'

/** The parts of the page that are needed. */
interface LeadSource extends VisitSource, Pick<Page, 'host'> {
  storage: Pick<Page['storage'], 'get' | 'set' | 'flush' | 'allowed'>
}

/**
 * Stores a lead for the report chunk. It is stored before it is sent, so that it cannot get lost on the way. If storage
 * is blocked, it stays in memory until the page is closed. It has no lifetime: the clock may have been wrong when it was
 * given, or may be now.
 */
export const enqueueLead = (
  page: LeadSource,
  { id, viewerId, target }: Pick<Popup, 'id' | 'viewerId' | 'target'>,
  trigger: string,
  lead: Lead,
  draft?: number,
): void => {
  const { host, storage } = page
  storage.set(
    `${LEAD_PREFIX}${lead.submissionId}`,
    {
      draft,
      host,
      lead,
      trigger,
      viewId: '',
      popup: { id, viewerId, target },
      visit: visitOf(page),
    },
    LIFETIME.ever,
  )
  storage.flush()
}
